/** Replaces antd's `genStyleUtils`: components keep their class names, and the built file contains the styles. */

const useNoStyle = () => ['', ''] as const;

export const genStyleHooks = () => useNoStyle;
export const genComponentStyleHook = () => () => '';
export const genSubStyleComponent = () => () => null;

/** Returns the names of custom properties that some components set on themselves. */
export const genCssVar = (antCls: string, component: string) => {
  const name = (variable: string) => `--${antCls.replace(/\./g, '')}-${component}-${variable}`;
  const reference = (variable: string, fallback?: string) =>
    fallback ? `var(${name(variable)}, ${fallback})` : `var(${name(variable)})`;
  return [name, reference] as const;
};
