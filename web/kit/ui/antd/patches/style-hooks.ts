/** Stands in for antd's `genStyleUtils`: components have their class names, and styles come from the built file. */

const useNoStyle = () => ['', ''] as const;

export const genStyleHooks = () => useNoStyle;
export const genComponentStyleHook = () => () => '';
export const genSubStyleComponent = () => () => null;

/** Names of a component's own custom properties, which some components set on themselves. */
export const genCssVar = (antCls: string, component: string) => {
  const name = (variable: string) => `--${antCls.replace(/\./g, '')}-${component}-${variable}`;
  const reference = (variable: string, fallback?: string) =>
    fallback ? `var(${name(variable)}, ${fallback})` : `var(${name(variable)})`;
  return [name, reference] as const;
};
