/** Stands in for `@rc-component/util/es/Dom/dynamicCSS`: the pages' policy takes no style elements. */
export const injectCSS = () => null;
export const updateCSS = () => null;
export const removeCSS = () => {};
export const clearContainerCache = () => {};
