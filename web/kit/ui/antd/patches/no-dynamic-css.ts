/** Replaces `@rc-component/util/es/Dom/dynamicCSS`: the pages' content security policy forbids style elements. */
export const injectCSS = () => null;
export const updateCSS = () => null;
export const removeCSS = () => {};
export const clearContainerCache = () => {};
