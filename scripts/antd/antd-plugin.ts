import { join } from 'node:path';
import type { Plugin } from 'vite';
import { patched } from './antd-patches.ts';
import { withoutStyles } from './without-styles.ts';

const root = join(import.meta.dirname, '../..');
const ours = (name: string) => join(root, 'web/kit/ui/antd/patches', name);

/** Modules that create styles in the browser, and their replacements. */
const PATCHED_MODULES: { module: RegExp; file: string }[] = [
  { module: /[\\/]antd[\\/]es[\\/]theme[\\/]util[\\/]genStyleUtils\.js$/, file: ours('style-hooks.ts') },
  { module: /[\\/]antd[\\/]es[\\/]theme[\\/]util[\\/]useResetIconStyle\.js$/, file: ours('no-icon-styles.ts') },
  { module: /[\\/]antd[\\/]es[\\/]theme[\\/]useToken\.js$/, file: ours('use-token.ts') },
  { module: /[\\/]antd[\\/]es[\\/]theme[\\/]themes[\\/]default[\\/]theme\.js$/, file: ours('no-theme.ts') },
  { module: /[\\/]@rc-component[\\/]util[\\/]es[\\/]Dom[\\/]dynamicCSS\.js$/, file: ours('no-dynamic-css.ts') },
  { module: /[\\/]@rc-component[\\/]portal[\\/]es[\\/]useScrollLocker\.js$/, file: ours('scroll-lock.ts') },
];

const isOfAntd = (path: string | undefined) => path !== undefined && /[\\/](antd|@rc-component)[\\/]/.test(path);
const isStyleFile = (path: string) => /[\\/]antd[\\/]es[\\/].*[\\/]style[\\/][^?]+\.js$/.test(path);

/** The module of dates imports their locale, so that a page without dates loads neither. */
const isOfDates = (path: string) => /[\\/]@rc-component[\\/]picker[\\/]es[\\/]generate[\\/]dayjs\.js$/.test(path);

const STYLES = 'virtual:antd.css';
const STYLES_ID = '/@antd/antd.css';
const NUMBERS = 'virtual:antd-numbers';
const NUMBERS_ID = '\0antd-numbers';

// The CommonJS copy has no exports that a bundler can name.
const DAYJS_MODULES = [
  { find: /^dayjs$/, replacement: 'dayjs/esm/index.js' },
  { find: /^dayjs\/plugin\/(\w+)(\.js)?$/, replacement: 'dayjs/esm/plugin/$1/index.js' },
  { find: /^dayjs\/locale\/([\w-]+)\.js$/, replacement: 'dayjs/esm/locale/$1.js' },
];

/** Loaded on demand: it imports all of antd, which takes seconds. */
const makers = () => import('./antd-styles.ts');

const antdPatches = (): Plugin => ({
  name: 'antd-without-styles',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (source === NUMBERS) return NUMBERS_ID;
    if (!isOfAntd(importer)) return null;
    const resolved = await this.resolve(source, importer, { skipSelf: true });
    const patchedModule = resolved && PATCHED_MODULES.find(({ module }) => module.test(resolved.id))?.file;
    // Without this flag, a page that uses one function would get the whole package.
    const isPlain = resolved && isOfAntd(resolved.id) && !isOfDates(resolved.id);
    return patchedModule ?? (isPlain ? { ...resolved, moduleSideEffects: false } : resolved);
  },
  async load(id) {
    if (id !== NUMBERS_ID) return null;
    return `export default ${JSON.stringify((await makers()).antdNumbers(root))}`;
  },
  transform(code, id) {
    if (isStyleFile(id)) return { code: withoutStyles(code), map: null };
    const better = patched(code, id);
    if (better !== undefined) return { code: better, map: null };
    if (isOfDates(id)) return { code: `import 'dayjs/locale/zh-cn.js';\n${code}`, map: null };
    return null;
  },
});

/**
 * Bundles antd without the code that creates styles in the browser: the pages' content security policy blocks style
 * elements, and that code would be a third of the script. `virtual:antd.css` is the file of all styles.
 */
export const antdAtBuild = (): Plugin[] => {
  let styles: string | undefined;
  return [
    antdPatches(),
    {
      name: 'antd-styles',
      config: () => ({
        resolve: { alias: DAYJS_MODULES },
        // Bundled on the server too: Node would load the CommonJS copy, which creates styles.
        ssr: { noExternal: [/^antd($|\/)/, /^@rc-component\//, /^@ant-design\//, /^dayjs($|\/)/] },
        optimizeDeps: { rolldownOptions: { plugins: [antdPatches()] } },
      }),
      resolveId: (source) => (source === STYLES ? STYLES_ID : null),
      async load(id) {
        if (id !== STYLES_ID) return null;
        styles ??= (await makers()).antdStyles(root);
        return styles;
      },
    },
  ];
};
