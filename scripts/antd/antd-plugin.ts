import { join } from 'node:path';
import type { Plugin } from 'vite';
import { antdNumbers, antdStyles } from './antd-styles.ts';

const root = join(import.meta.dirname, '../..');
const ours = (name: string) => join(root, 'web/ui/antd/instead', name);

/** Modules of antd that make styles in the browser, and what stands in for them. */
const INSTEAD: { module: RegExp; file: string }[] = [
  { module: /[\\/]antd[\\/]es[\\/]theme[\\/]util[\\/]genStyleUtils\.js$/, file: ours('style-hooks.ts') },
  { module: /[\\/]antd[\\/]es[\\/]theme[\\/]util[\\/]useResetIconStyle\.js$/, file: ours('no-icon-styles.ts') },
  { module: /[\\/]antd[\\/]es[\\/]theme[\\/]useToken\.js$/, file: ours('use-token.ts') },
  { module: /[\\/]antd[\\/]es[\\/]theme[\\/]themes[\\/]default[\\/]theme\.js$/, file: ours('no-theme.ts') },
  { module: /[\\/]@rc-component[\\/]util[\\/]es[\\/]Dom[\\/]dynamicCSS\.js$/, file: ours('no-dynamic-css.ts') },
  { module: /[\\/]@rc-component[\\/]portal[\\/]es[\\/]useScrollLocker\.js$/, file: ours('scroll-lock.ts') },
];

const isOfAntd = (path: string | undefined) =>
  path !== undefined && /[\\/](antd|@rc-component|@ant-design)[\\/]/.test(path);

const STYLES = 'virtual:antd.css';
const STYLES_ID = '/@antd/antd.css';
const NUMBERS = 'virtual:antd-numbers';
const NUMBERS_ID = '\0antd-numbers';

/** The functions to which a component's file of styles hands what makes them. */
const makers = /(?<![\w.])(genStyleHooks|genComponentStyleHook|genSubStyleComponent)\(/g;

/** Takes the arguments of the calls that make styles away: what they alone have used goes with them. */
const withoutStyles = (code: string): string => {
  let lean = code;
  for (const match of Array.from(code.matchAll(makers)).reverse()) {
    const from = match.index + match[0].length;
    let depth = 1;
    let at = from;
    for (; depth > 0; at += 1) depth += code[at] === '(' ? 1 : code[at] === ')' ? -1 : 0;
    lean = `${lean.slice(0, match.index)}/*#__PURE__*/ ${match[0]})${lean.slice(at)}`;
  }
  return lean;
};

/** antd without styles that are made in the browser, which the pages' policy refuses: they are one file, made at build. */
export const antdAtBuild = (): Plugin => {
  let styles: string | undefined;
  return {
    name: 'antd-at-build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source === STYLES) return STYLES_ID;
      if (source === NUMBERS) return NUMBERS_ID;
      if (!isOfAntd(importer)) return null;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      return (resolved && INSTEAD.find(({ module }) => module.test(resolved.id))?.file) ?? resolved;
    },
    load(id) {
      if (id === STYLES_ID) {
        styles ??= antdStyles(root);
        return styles;
      }
      if (id === NUMBERS_ID) return `export default ${JSON.stringify(antdNumbers(root))}`;
      return null;
    },
    transform(code, id) {
      return /[\\/]antd[\\/]es[\\/].*[\\/]style[\\/][^?]+\.js$/.test(id)
        ? { code: withoutStyles(code), map: null }
        : null;
    },
  };
};
