export const emitTypes = (api, prelude) => prelude;
