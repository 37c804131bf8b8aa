# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
# Completion of jostle's command lines in bash: commands, options, names of scenes, and files. Printed by
# 'jostle help --bash'.
_jostle() {
    local current=${COMP_WORDS[COMP_CWORD]} command=jostle words='' i
    for ((i = 1; i < COMP_CWORD && i < 3; i++)); do
        case "$command ${COMP_WORDS[i]}" in
            'jostle run' | 'jostle mesh' | 'jostle mesh info' | 'jostle mesh ray' | 'jostle mesh distance' | 'jostle mesh collide' | 'jostle crowd' | 'jostle scene' | 'jostle scene list' | 'jostle scene make' | 'jostle scene check' | 'jostle scene convert' | 'jostle help') command="$command ${COMP_WORDS[i]}" ;;
        esac
    done
    case $command in
        'jostle') words='run mesh crowd scene help --help --version' ;;
        'jostle mesh') words='info ray distance collide --help' ;;
        'jostle scene') words='list make check convert --help' ;;
        'jostle run') words='--help --steps --dt --threads --out --format --frames --no-pictures --poses --every --quiet --json --substeps --sync-test --iterated-joints --draw --force-scale large_pyramid many_pyramids joint_grid smash spinner tumbler empty boxes_asleep boxes_awake heap_10 heap_30 heap_100 heap_300 heap_1000 heap_3000 rope_5 rope_20 rope_100 ragdolls_1 ragdolls_10 ragdolls_100 level tank bridge car concave cradle gear_train hoist lift playground ragdoll rope_bridge soft_body stack stairs terrain topdown_car walker wrecking_ball' ;;
        'jostle mesh info') words='--help --read-seconds --read-memory --json' ;;
        'jostle mesh ray') words='--help --from --to --read-seconds --read-memory --json' ;;
        'jostle mesh distance') words='--help --at --turn --out --eye --up --width --read-seconds --read-memory --json' ;;
        'jostle mesh collide') words='--help --at --turn --out --eye --up --width --read-seconds --read-memory --json' ;;
        'jostle crowd') words='--help --steps --dt --threads --out --format --frames --no-pictures --poses --every --quiet --json circle crossing drones gap stadium tumbling' ;;
        'jostle scene list') words='--help --json' ;;
        'jostle scene make') words='--help --out large_pyramid many_pyramids joint_grid smash spinner tumbler empty boxes_asleep boxes_awake heap_10 heap_30 heap_100 heap_300 heap_1000 heap_3000 rope_5 rope_20 rope_100 ragdolls_1 ragdolls_10 ragdolls_100 level tank bridge car concave cradle gear_train hoist lift playground ragdoll rope_bridge soft_body stack stairs terrain topdown_car walker wrecking_ball' ;;
        'jostle scene check') words='--help --lint --json large_pyramid many_pyramids joint_grid smash spinner tumbler empty boxes_asleep boxes_awake heap_10 heap_30 heap_100 heap_300 heap_1000 heap_3000 rope_5 rope_20 rope_100 ragdolls_1 ragdolls_10 ragdolls_100 level tank bridge car concave cradle gear_train hoist lift playground ragdoll rope_bridge soft_body stack stairs terrain topdown_car walker wrecking_ball' ;;
        'jostle scene convert') words='--help' ;;
        'jostle help') words='run mesh crowd scene help --help' ;;
    esac
    COMPREPLY=($(compgen -W "$words" -- "$current"))
    case $command in
        jostle | 'jostle help') ;;
        *) COMPREPLY+=($(compgen -f -- "$current")) ;;
    esac
}
complete -o filenames -F _jostle jostle
