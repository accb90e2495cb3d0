import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { OLDEST_CHROME } from './contract/kit/limits.ts';
import { antdFiles } from './scripts/antd/antd-files.ts';
import { antdAtBuild } from './scripts/antd/antd-plugin.ts';
import { classNamesPlugin } from './scripts/class-names-plugin.ts';
import { leanVendorPlugins } from './scripts/lean/lean-vendor-plugin.ts';
import { stripPages, stripSchemas } from './scripts/strip-schemas-plugin.ts';
import { firstFiles, groupsOf, laterFiles, onEveryPage } from './scripts/script-files/script-files.ts';
import { presentStyles } from './scripts/script-files/present-styles-plugin.ts';
import { scopedClass } from './scripts/scoped-class.ts';
import { styleModPlugin } from './scripts/style-mod-plugin.ts';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    antdAtBuild(),
    reactRouter(),
    stripSchemas(),
    stripPages(),
    classNamesPlugin(),
    leanVendorPlugins(),
    styleModPlugin(),
    presentStyles(),
  ],
  publicDir: false,
  css: { modules: { generateScopedName: scopedClass } },
  build: {
    target: `chrome${OLDEST_CHROME}`,
    cssTarget: `chrome${OLDEST_CHROME}`,
    // Styles stay files: the pages' policy allows no inline ones.
    assetsInlineLimit: 0,
    modulePreload: {
      // What a lazy component imports comes after it: the list of it would weigh on every page that may never need the part.
      // Somebody who opens the palette types at once: its scripts come at the same time.
      resolveDependencies: (file, imported, { hostType }) => {
        if (hostType === 'html') return imported;
        return /\/site-palette-/.test(file) ? imported.filter((one) => !onEveryPage.test(one)) : [];
      },
    },
    ...(!isSsrBuild && {
      rolldownOptions: {
        output: {
          // Short: every page carries the names of all files.
          entryFileNames: 'assets/[name]-[hash:7].js',
          chunkFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: 'assets/[name]-[hash:6][extname]',
          codeSplitting: {
            groups: [...groupsOf(firstFiles), ...antdFiles, ...groupsOf(laterFiles)],
          },
        },
      },
    }),
  },
}));
