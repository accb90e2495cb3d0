import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { OLDEST_CHROME } from './contract/kit/limits.ts';
import { antdFiles } from './scripts/antd/antd-files.ts';
import { antdAtBuild } from './scripts/antd/antd-plugin.ts';
import { classNamesPlugin } from './scripts/class-names-plugin.ts';
import { leanVendorPlugins } from './scripts/lean/lean-vendor-plugin.ts';
import { stripPages, stripSchemas } from './scripts/strip-schemas-plugin.ts';
import { scopedClass } from './scripts/scoped-class.ts';
import { styleModPlugin } from './scripts/style-mod-plugin.ts';

/**
 * What is loaded together compresses better as one file than as many. A file brings along what its modules import, unless
 * an earlier one has it.
 */
const files = [
  {
    // The libraries, apart from the rest since they change less; and what the entry shares with the shell, so that the
    // entry does without the shell, whose styles would else come before those of root.tsx.
    name: 'vendor',
    parts: [
      /node_modules[\\/](react|react-dom|react-router|scheduler|cookie|set-cookie-parser)[\\/]/,
      /node_modules[\\/]lucide-react[\\/]dist[\\/]esm[\\/]((?!icons)\w+[\\/]|(Icon|context|createLucideIcon|icons[\\/]rotate-cw)\.)/,
      /[\\/]web[\\/]kit[\\/](call|fetch-answer|texts|monitoring[\\/]note|ui[\\/]class-names)\.ts$/,
      /[\\/]web[\\/]kit[\\/]session[\\/](cookies|tab-storage|load-login-notice|session|token|user|user-id)\.ts$/,
      /[\\/]web[\\/]app[\\/]start-up[\\/](script-failure|start-up-failure\.module)\.css$/,
      /[\\/](contract[\\/]site[\\/](calls|config-center)|web[\\/]kit[\\/]start-up[\\/](config-center|load-language|offline|sample-images))\.ts$/,
    ],
  },
  {
    // What every page loads, or nearly every one. Without root.tsx: a part that is loaded late brings the styles of all
    // files that it imports once more, and those of the base would then overrule the page's.
    name: 'shell',
    parts: [
      /[\\/]web[\\/]kit[\\/]page\.ts$/,
      /[\\/]web[\\/](app[\\/]shell[\\/]shell|kit[\\/]shell[\\/](page-failure|page-head))\.tsx?$/,
      /[\\/]web[\\/]kit[\\/]ui[\\/](icon|inline-script)\.tsx$/,
      /[\\/]web[\\/]kit[\\/]session[\\/]go-home\.ts$/,
      /[\\/]web[\\/]areas[\\/]trial[\\/](overlay[\\/]overlay\.module|stored[\\/](stored\.module|kept|page-panel|server-parts))\.\w+$/,
      /[\\/]contract[\\/](api[\\/]applications[\\/]paths|kit[\\/]unstorable|catalogue[\\/]chip-lookup-path)\.ts$/,
      // Else files of their own, for which the palette would wait.
      /[\\/]web[\\/](app[\\/]palette[\\/]matching-items\.ts|kit[\\/](monitoring[\\/]consent\.ts|ui[\\/](marked-text|modal)\.tsx?))$/,
      /[\\/]icons[\\/](x|chevron-left|chevron-right)\.mjs$/,
      // Else with the cards of abilities, which pages of accounts would load for them.
      /[\\/]icons[\\/](download|eye)\.mjs$/,
    ],
  },
  {
    // Else with the list of abilities, which the form of a certification would load for it.
    name: 'industries',
    parts: [/[\\/]contract[\\/]catalogue[\\/]industries\.ts$/],
  },
  {
    // The home page, the list and the page of an ability have it.
    name: 'ability-card',
    parts: [/[\\/]web[\\/]areas[\\/]catalogue[\\/]ability-card\.tsx$/],
  },
  {
    // What the list of abilities and the page of one share.
    name: 'catalogue',
    parts: [
      /[\\/]catalogue[\\/](compare-toggle|compare-tray-place)\.tsx?$/,
      /[\\/]contract[\\/]catalogue[\\/]chips\.ts$/,
      /[\\/]contract[\\/]trial[\\/]limits\.ts$/,
    ],
  },
  {
    // The icons of the frame of the account centre and the console: by themselves, each is a file with its own header.
    name: 'frame-icons',
    parts: [
      /[\\/]icons[\\/](badge-check|bell|images|inbox|key-round|layers|layout-dashboard|panels-top-left|scroll-text|shield-check|smartphone|triangle-alert|user-round|users-round)\.mjs$/,
    ],
  },
];

/** Small modules that many pages share: by themselves each is a file. Only such as have no styles and import none. */
const sharedFiles = [
  {
    // Else with the first file whose module names a schema.
    name: 'schemas',
    parts: [/node_modules[\\/]zod[\\/]/, /[\\/]contract[\\/]kit[\\/](http-query|paging)\.ts$/],
  },
  {
    // Else with the first file that has a list's address.
    name: 'parameters',
    parts: [/[\\/]contract[\\/]kit[\\/](day|list[\\/](define-list|parameters))\.ts$/],
  },
  {
    name: 'common',
    parts: [
      /[\\/]icons[\\/](check|circle-check|code|plus|triangle-exclamation-point)\.mjs$/,
      /[\\/]web[\\/]kit[\\/](ui[\\/]dates|views[\\/]use-counted-view)\.ts$/,
    ],
  },
  {
    name: 'content-kinds',
    parts: [
      /[\\/]contract[\\/]kit[\\/]content[\\/](define-content|drawings|orders)\.ts$/,
      /[\\/]contract[\\/](documents[\\/](document-path|feedback|node-types)|downloads[\\/]download-path|videos[\\/](limits|video-path))\.ts$/,
    ],
  },
  {
    // What the frames of the account centre and the console have, and the boxes in the header of a user.
    name: 'session',
    parts: [
      /[\\/]contract[\\/](account[\\/](own-account-calls|shown-name)|auth[\\/]calls|files[\\/]file-path|kit[\\/]roles|messages[\\/](kinds|limits))\.ts$/,
      /[\\/]web[\\/]kit[\\/](session[\\/](attended-watch|log-out)|shell[\\/](account-user|user-facts))\.ts$/,
    ],
  },
  {
    name: 'fields',
    parts: [
      /[\\/]contract[\\/]kit[\\/]errors[\\/]portal\.ts$/,
      /[\\/]web[\\/]kit[\\/](draft[\\/]open-drafts|form[\\/]text-length|ui[\\/](antd[\\/]text-limit|random-string|use-single-task))\.ts$/,
    ],
  },
  {
    name: 'lists',
    parts: [/[\\/]web[\\/]kit[\\/](list[\\/](ahead-link|changing|search-ahead)|ui[\\/]focus-content)\.tsx?$/],
  },
  {
    name: 'work-lists',
    parts: [/[\\/]web[\\/]kit[\\/]list[\\/](define-list-page|use-fresh|use-list-query)\.ts$/],
  },
  {
    name: 'console-parts',
    parts: [
      /[\\/]icons[\\/](clipboard-list|gauge|megaphone)\.mjs$/,
      /[\\/]contract[\\/](console[\\/]calls|documents[\\/]feedback(-console)?-calls)\.ts$/,
      /[\\/]web[\\/](app[\\/]frames[\\/]console-pages|kit[\\/]console[\\/](console-pages|entry-panes|waiting-counts))\.ts$/,
    ],
  },
  {
    name: 'console-lists',
    parts: [
      /[\\/]icons[\\/](arrow-down|keyboard)\.mjs$/,
      /[\\/]web[\\/]kit[\\/](console[\\/](operator|row-keys)|list[\\/]page-keys|ui[\\/]antd[\\/]held-dialog)\.ts$/,
    ],
  },
  {
    name: 'copy',
    parts: [/[\\/]icons[\\/]copy\.mjs$/, /[\\/]web[\\/]kit[\\/]ui[\\/]copy[\\/]copy-text\.ts$/],
  },
  {
    name: 'try',
    parts: [/[\\/]icons[\\/]play\.mjs$/, /[\\/]contract[\\/](api[\\/](infer|reference-path)|trial[\\/]panel)\.ts$/],
  },
  {
    name: 'download-text',
    parts: [/[\\/](contract[\\/]kit[\\/]csv-text|web[\\/]kit[\\/]ui[\\/]download-text)\.ts$/],
  },
  {
    name: 'content-calls',
    parts: [/[\\/]contract[\\/]content[\\/](calls|entry-list)\.ts$/],
  },
  {
    name: 'uploads',
    parts: [
      /[\\/]icons[\\/]image-plus\.mjs$/,
      /[\\/]contract[\\/]files[\\/](calls|limits|uses)\.ts$/,
      /[\\/]web[\\/]kit[\\/]ui[\\/]pictures[\\/](check-picture|send-with-progress|upload-fault)\.ts$/,
    ],
  },
  {
    name: 'passwords',
    parts: [/[\\/]web[\\/](areas[\\/]auth[\\/](passed-login-name|refusal)|kit[\\/]subtle-crypto)\.ts$/],
  },
  {
    name: 'orders',
    parts: [/[\\/]contract[\\/]work-orders[\\/](calls|kinds|limits|order-list|order-path|states)\.ts$/],
  },
  {
    name: 'api-lists',
    parts: [
      /[\\/]contract[\\/]api[\\/](job-limits|job-list|job-states|requests[\\/](call-names|calls|request-list))\.ts$/,
    ],
  },
  {
    name: 'certification',
    parts: [
      /[\\/]contract[\\/]enterprise[\\/](amendment|application|application-list|choices|licence-reading|states)\.ts$/,
    ],
  },
];

/** Parts with styles. A page that loads one part of a group loads nearly all of that group. */
const styledFiles = [
  {
    // The frame around the pages of the account centre and the console. Public pages load it when a user is logged in.
    name: 'work-frame',
    parts: [
      /[\\/]web[\\/]app[\\/](areas\.|frames[\\/](account-pages|progress-line|work-\w+)\.|shell[\\/]user[\\/]user-box\.)/,
      /[\\/]web[\\/]kit[\\/]shell[\\/](avatar|work-section)\./,
      /[\\/]web[\\/]areas[\\/]messages[\\/](message-box[\\/]|message-state\.)/,
    ],
  },
  {
    name: 'public-lists',
    parts: [
      /[\\/]web[\\/]kit[\\/](form[\\/](address-form|get-form|search-field)|list[\\/](cached-page|search-notice))\./,
    ],
  },
  {
    name: 'form-parts',
    parts: [/[\\/]web[\\/]kit[\\/]form[\\/](field|form-error|submit-button)\./],
  },
  {
    name: 'drafts',
    parts: [/[\\/]web[\\/]kit[\\/]draft[\\/](draft-saver|use-draft)\./],
  },
];

const onEveryPage = /\/(vendor|shell|rolldown-runtime)-/;

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    antdAtBuild(),
    reactRouter(),
    stripSchemas(),
    stripPages(),
    classNamesPlugin(),
    leanVendorPlugins(),
    styleModPlugin(),
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
        const isTogether = /\/site-palette-/.test(file);
        // The styles of every page would come once more, and overrule those of the page.
        return imported.filter((one) => !onEveryPage.test(one) && (isTogether || one.endsWith('.css')));
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
            groups: [
              ...files.map(({ name, parts }) => ({ name, test: (id: string) => parts.some((part) => part.test(id)) })),
              ...antdFiles,
              ...[...sharedFiles, ...styledFiles].map(({ name, parts }) => ({
                name,
                test: (id: string) => parts.some((part) => part.test(id)),
              })),
            ],
          },
        },
      },
    }),
  },
}));
