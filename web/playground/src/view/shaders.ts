// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The programs of the graphics processor: shapes that are moved by their bodies' poses, and lines and dots in
// world coordinates.

/** Poses lie in rows of this many texels, two per body: the one before the last step, and that after it. */
export const POSES_PER_ROW = 1024;

const camera = `
uniform vec4 uView;    // clip = world * xy + zw
vec4 clip(vec2 world) { return vec4(world * uView.xy + uView.zw, 0.0, 1.0); }
`;

export const shapeVertex = `#version 300 es
precision highp float;
precision highp sampler2D;
in vec2 aPlace;
in vec2 aInset;
in vec3 aRest;         // limit [m], body, tone
uniform sampler2D uPoses;
uniform sampler2D uTints;
uniform float uShare;  // of the way from the pose before the step to that after it
uniform float uPixel;  // [m]
uniform vec4 uEdge;    // what an outline is mixed with, and how much
uniform vec4 uLine;
uniform vec4 uSensor;
out vec4 vColor;
${camera}
void main() {
    int body = int(aRest.y + 0.5), tone = int(aRest.z + 0.5);
    ivec2 at = ivec2(body % ${POSES_PER_ROW}, body / ${POSES_PER_ROW});
    vec4 before = texelFetch(uPoses, ivec2(at.x * 2, at.y), 0);
    vec4 after = texelFetch(uPoses, ivec2(at.x * 2 + 1, at.y), 0);
    vec4 pose = mix(before, after, uShare);
    vec2 turn = normalize(pose.zw);
    vec2 place = aPlace + aInset * min(aRest.x, uPixel * 1.2);
    vec2 world = pose.xy + vec2(turn.x * place.x - turn.y * place.y, turn.y * place.x + turn.x * place.y);
    gl_Position = clip(world);
    vec4 tint = texelFetch(uTints, at, 0);
    if (tint.a == 0.0) gl_Position = vec4(2.0, 2.0, 2.0, 1.0);
    if (tone == 1) tint.rgb = mix(tint.rgb, uEdge.rgb, uEdge.a);
    if (tone == 2) tint = vec4(uSensor.rgb, tint.a * 0.22);
    if (tone == 3) tint.rgb = mix(tint.rgb, uLine.rgb, uLine.a);
    vColor = vec4(tint.rgb * tint.a, tint.a);
}`;

export const flatFragment = `#version 300 es
precision mediump float;
in vec4 vColor;
out vec4 color;
void main() { color = vColor; }`;

export const lineVertex = `#version 300 es
precision highp float;
in vec2 aCorner;       // 0 or 1 along, -1 or 1 across
in vec4 aEnds;
in vec4 aColor;
uniform float uPixel;
uniform float uWidth;  // [px]
out vec4 vColor;
${camera}
void main() {
    vec2 way = aEnds.zw - aEnds.xy;
    float length_ = max(length(way), 1e-9);
    vec2 across = vec2(-way.y, way.x) / length_;
    vec2 world = aEnds.xy + way * aCorner.x + across * aCorner.y * 0.5 * uWidth * uPixel;
    gl_Position = clip(world);
    vColor = vec4(aColor.rgb * aColor.a, aColor.a);
}`;

export const dotVertex = `#version 300 es
precision highp float;
in vec2 aCorner;       // -1 or 1
in vec2 aPlace;
in float aSize;        // [px] diameter
in vec4 aColor;
uniform float uPixel;
out vec4 vColor;
out vec2 vCorner;
${camera}
void main() {
    gl_Position = clip(aPlace + aCorner * 0.5 * aSize * uPixel);
    vColor = vec4(aColor.rgb * aColor.a, aColor.a);
    vCorner = aCorner;
}`;

export const dotFragment = `#version 300 es
precision mediump float;
in vec4 vColor;
in vec2 vCorner;
out vec4 color;
void main() {
    float inside = 1.0 - smoothstep(0.8, 1.0, length(vCorner));
    color = vColor * inside;
}`;
