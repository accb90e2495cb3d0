import type { Plugin } from 'vite';

const CONDITION = '!root.head && root.adoptedStyleSheets';

/**
 * Makes the text editor adopt its styles, as it does below a shadow root. By itself it adds a style element to a page,
 * which the pages' policy blocks.
 */
export const styleModPlugin = (): Plugin => ({
  name: 'style-mod',
  transform(code, id) {
    if (!/[\\/]node_modules[\\/]style-mod[\\/]/.test(id)) return undefined;
    if (!code.includes(CONDITION)) throw new Error(`${id}: the condition for adopted styles is not there`);
    return { code: code.replace(CONDITION, 'root.adoptedStyleSheets'), map: null };
  },
});
