import { join } from 'node:path';

/** Modules of one script. What is loaded together compresses better as one file than as many. */
export interface ScriptFile {
  name: string;
  /** Paths from the root of the repository. */
  modules: readonly string[];
  libraries?: readonly RegExp[];
}

const within = (folder: string, ...files: readonly string[]) => files.map((file) => `${folder}/${file}`);
const icons = (...names: readonly string[]) =>
  within('node_modules/lucide-react/dist/esm/icons', ...names.map((name) => `${name}.mjs`));
const components = (folder: string, ...names: readonly string[]) =>
  within(folder, ...names.map((name) => `${name}.tsx`));

/** A file brings along what its modules import, styles included, unless an earlier one has it. */
export const firstFiles: readonly ScriptFile[] = [
  {
    // The libraries, apart from the rest since they change less; and what the entry shares with the shell, so that the
    // entry does without the shell, whose styles would else come before those of root.tsx.
    name: 'vendor',
    libraries: [
      /node_modules[\\/](react|react-dom|react-router|scheduler|cookie|set-cookie-parser)[\\/]/,
      /node_modules[\\/]lucide-react[\\/]dist[\\/]esm[\\/]((?!icons)\w+[\\/]|(Icon|context|createLucideIcon)\.)/,
    ],
    modules: [
      ...icons('rotate-cw'),
      ...within('contract/site', 'calls.ts', 'config-center.ts'),
      ...within('web/app/start-up', 'script-failure.css', 'start-up-failure.module.css'),
      ...within('web/kit', 'call.ts', 'fetch-answer.ts', 'monitoring/note.ts', 'texts.ts', 'ui/class-names.ts'),
      ...within('web/kit/session', 'cookies.ts', 'load-login-notice.ts', 'session.ts', 'tab-storage.ts', 'token.ts'),
      ...within('web/kit/session', 'user-id.ts', 'user.ts'),
      ...within('web/kit/start-up', 'config-center.ts', 'load-language.ts', 'offline.ts', 'sample-images.ts'),
    ],
  },
  {
    // What every page loads, or nearly every one. Without root.tsx: a part that is loaded late brings the styles of all
    // files that it imports once more, and those of the base would then overrule the page's.
    name: 'shell',
    modules: [
      ...within('web/kit', 'page.ts', 'session/go-home.ts', 'ui/icon.tsx', 'ui/inline-script.tsx'),
      ...within('web/kit/shell', 'page-failure.tsx', 'page-head.ts'),
      'web/app/shell/shell.tsx',
      ...within('web/areas/trial', 'overlay/overlay.module.css', 'stored/stored.module.css'),
      ...within('web/areas/trial/stored', 'page-panel.ts', 'server-parts.ts'),
      ...within('contract', 'api/applications/paths.ts', 'catalogue/chip-lookup-path.ts', 'kit/unstorable.ts'),
      // Else files of their own, for which the palette would wait.
      'web/app/palette/matching-items.ts',
      ...within('web/kit', 'monitoring/consent.ts', 'ui/marked-text.tsx', 'ui/modal.tsx'),
      ...icons('x', 'chevron-left', 'chevron-right'),
      // Else with the cards of abilities, which pages of accounts would load for them.
      ...icons('download', 'eye'),
    ],
  },
  {
    // Else with the list of abilities, which the form of a certification would load for it.
    name: 'industries',
    modules: ['contract/catalogue/industries.ts'],
  },
  {
    // The home page, the list and the page of an ability have it.
    name: 'ability-card',
    modules: ['web/areas/catalogue/ability-card.tsx'],
  },
  {
    // What the list of abilities and the page of one share.
    name: 'catalogue',
    modules: [
      ...within('web/areas/catalogue', 'compare-toggle.tsx', 'compare-tray-place.tsx', 'empty-list.module.css'),
      ...within('contract', 'catalogue/chips.ts', 'trial/limits.ts'),
    ],
  },
  {
    // The icons of the frame of the account centre and the console: by themselves, each is a file with its own header.
    name: 'frame-icons',
    modules: [
      ...icons('badge-check', 'bell', 'images', 'inbox', 'key-round', 'layers', 'layout-dashboard', 'panels-top-left'),
      ...icons('scroll-text', 'shield-check', 'smartphone', 'triangle-alert', 'user-round', 'users-round'),
    ],
  },
];

/** Small modules that many pages share: by themselves each is a file. Only such as have no styles and import none. */
const sharedFiles: readonly ScriptFile[] = [
  {
    // Else with the first file whose module names a schema.
    name: 'schemas',
    libraries: [/node_modules[\\/]zod[\\/]/],
    modules: within('contract/kit', 'http-query.ts', 'paging.ts'),
  },
  {
    // Else with the first file that has a list's address.
    name: 'parameters',
    modules: within('contract/kit', 'day.ts', 'list/define-list.ts', 'list/parameters.ts'),
  },
  {
    name: 'common',
    modules: [
      ...icons('check', 'circle-check', 'code', 'keyboard', 'plus', 'triangle-exclamation-point'),
      ...within('contract/work-orders', 'add-path.ts', 'consultation-kinds.ts'),
      ...within('web/kit', 'shell/consult/use-order-url.ts', 'ui/dates.ts', 'use-media-query.ts'),
      'web/kit/views/use-counted-view.ts',
    ],
  },
  {
    name: 'content-kinds',
    modules: [
      ...within('contract/kit/content', 'define-content.ts', 'drawings.ts', 'orders.ts'),
      ...within('contract/documents', 'document-path.ts', 'feedback.ts', 'node-types.ts'),
      ...within('contract', 'downloads/download-path.ts', 'videos/limits.ts', 'videos/video-path.ts'),
    ],
  },
  {
    // What the frames of the account centre and the console have, and the boxes in the header of a user.
    name: 'session',
    modules: [
      ...within('contract/account', 'own-account-calls.ts', 'shown-name.ts'),
      ...within('contract', 'agreements/calls.ts', 'auth/calls.ts', 'files/file-path.ts', 'kit/roles.ts'),
      ...within('contract/messages', 'kinds.ts', 'limits.ts'),
      ...within('web/kit/session', 'agreement-status.ts', 'attended-watch.ts', 'ended-session.ts', 'first-visit.ts'),
      'web/kit/session/log-out.ts',
      ...within('web/kit/shell', 'account-user.ts', 'user-facts.ts'),
    ],
  },
  {
    // What the reporter, which every page has, shares with the search and with keys.
    name: 'reported-words',
    modules: within('contract', 'api/key-format.ts', 'monitoring/names.ts', 'search/limits.ts', 'search/modes.ts'),
  },
  {
    // A failed call loads them by itself, without what else a user has.
    name: 'error-messages',
    modules: within('contract/kit/errors', 'ability.ts', 'user.ts', 'vocabulary.ts'),
  },
  {
    name: 'fields',
    modules: [
      'contract/kit/errors/portal.ts',
      ...within('web/kit', 'draft/open-drafts.ts', 'form/text-length.ts', 'ui/antd/text-limit.ts'),
      ...within('web/kit/ui', 'random-string.ts', 'use-single-task.ts'),
    ],
  },
  {
    name: 'lists',
    modules: [
      ...within('web/kit/list', 'ahead-link.tsx', 'changing.ts', 'search-ahead.ts'),
      'web/kit/ui/focus-content.ts',
    ],
  },
  {
    name: 'work-lists',
    modules: within('web/kit/list', 'define-list-page.ts', 'use-fresh.ts', 'use-list-query.ts'),
  },
  {
    name: 'console-parts',
    modules: [
      ...icons('clipboard-list', 'gauge', 'megaphone'),
      ...within('contract', 'console/calls.ts', 'documents/feedback-calls.ts', 'documents/feedback-console-calls.ts'),
      'web/app/frames/console-pages.ts',
      ...within('web/kit/console', 'console-pages.ts', 'entry-panes.ts', 'waiting-counts.ts'),
    ],
  },
  {
    name: 'console-lists',
    modules: [
      ...icons('arrow-down'),
      ...within('contract', 'account/account-list.ts', 'rights/raise-list.ts', 'work-orders/desk-list.ts'),
      ...within('web/kit', 'console/operator.ts', 'console/row-keys.ts', 'list/page-keys.ts', 'ui/relative-time.ts'),
    ],
  },
  {
    name: 'copy',
    modules: [...icons('copy'), 'web/kit/ui/copy/copy-text.ts'],
  },
  {
    name: 'try',
    modules: [
      ...icons('play'),
      ...within('contract', 'api/infer.ts', 'api/reference-path.ts', 'trial/panel.ts'),
      'web/areas/trial/stored/server-html.tsx',
    ],
  },
  {
    name: 'download-text',
    modules: ['contract/kit/csv-text.ts', 'web/kit/ui/download-text.ts'],
  },
  {
    name: 'content-calls',
    modules: within('contract/content', 'calls.ts', 'entry-list.ts'),
  },
  {
    name: 'uploads',
    modules: [
      ...icons('image-plus'),
      ...within('contract/files', 'calls.ts', 'limits.ts', 'uses.ts'),
      ...within('web/kit/ui/pictures', 'check-picture.ts', 'send-with-progress.ts', 'upload-error.ts'),
    ],
  },
  {
    name: 'passwords',
    modules: [...within('web/areas/auth', 'passed-login-name.ts', 'submission-error.ts'), 'web/kit/subtle-crypto.ts'],
  },
  {
    name: 'orders',
    modules: [
      ...within('contract/work-orders', 'calls.ts', 'kinds.ts', 'limits.ts'),
      ...within('contract/work-orders', 'order-list.ts', 'order-path.ts', 'states.ts'),
    ],
  },
  {
    name: 'api-lists',
    modules: [
      ...within('contract/api', 'job-limits.ts', 'job-list.ts', 'job-states.ts'),
      ...within('contract/api/requests', 'call-names.ts', 'calls.ts', 'request-list.ts'),
    ],
  },
  {
    name: 'certification',
    modules: [
      ...within('contract/enterprise', 'amendment.ts', 'application-list.ts', 'application.ts'),
      ...within('contract/enterprise', 'choices.ts', 'licence-reading.ts', 'states.ts'),
    ],
  },
];

/** Parts with styles. A page that loads one part of a file loads nearly all of that file. */
const styledFiles: readonly ScriptFile[] = [
  {
    // What comes after the page of a user.
    name: 'signed-in',
    modules: [
      ...within('web/kit/session', 'credentials.ts', 'session-tracker.ts', 'signed-in.ts'),
      ...components('web/app/shell/user', 'user-dialogs'),
    ],
  },
  {
    name: 'announcement',
    modules: [
      ...components('web/areas/site', 'announcement-sheet', 'announcement-dialog/announcement-dialog'),
      ...within('web/areas/site/announcement-dialog', 'announcement-read.ts', 'may-announce.ts'),
    ],
  },
  {
    // The frame around the pages of the account centre and the console. Public pages load it when a user is logged in.
    name: 'work-frame',
    modules: [
      ...within('web/app', 'areas.ts', 'frames/account-pages.ts'),
      ...components('web/app/frames', 'progress-line', 'work-bar', 'work-content', 'work-frame', 'work-menu'),
      ...components('web/app/shell/user', 'user-box'),
      ...components('web/kit/shell', 'avatar', 'work-section'),
      'web/kit/shell/work-failure.tsx',
      ...components('web/areas/messages', 'message-state', 'message-box/message-box'),
      ...within('web/areas/messages/message-box', 'message-box-panel.tsx', 'unread-messages.ts'),
      // What most of the pages within the frame have.
      ...components('web/kit/ui', 'fact-list/fact-list', 'link-tabs'),
      ...components('web/kit/shell', 'work-table'),
    ],
  },
  {
    name: 'public-lists',
    modules: [
      ...within('web/kit/form', 'address-form.ts', 'get-form.tsx'),
      ...components('web/kit/form', 'search-field'),
      ...within('web/kit/list', 'cached-page.ts', 'search-notice.tsx', 'stale-notice.tsx'),
      ...components('web/kit/resource-center', 'resource-head'),
    ],
  },
  {
    name: 'form-parts',
    modules: [
      ...components('web/kit/form', 'control-field', 'field', 'form-error', 'submit-button'),
      'web/kit/form/focus-invalid.ts',
    ],
  },
  {
    name: 'drafts',
    modules: [
      ...within('web/kit/draft', 'draft-saver.ts', 'use-draft.ts'),
      ...components('web/kit/draft', 'draft-line'),
    ],
  },
  {
    name: 'work-tables',
    modules: components('web/kit/list', 'freshness-note', 'counted-rows'),
  },
  {
    name: 'list-drawers',
    modules: [...components('web/kit/list', 'list-drawer'), 'web/kit/list/console-list.tsx'],
  },
  {
    name: 'list-pages',
    modules: [...components('web/kit/list', 'list-page'), 'web/kit/console/use-day.ts'],
  },
];

/** Matches the paths of the files that every page loads. */
export const onEveryPage = /\/(vendor|shell|rolldown-runtime)-/;

/** They come after those of antd. */
export const laterFiles: readonly ScriptFile[] = [...sharedFiles, ...styledFiles];

const root = join(import.meta.dirname, '../..');

/** Returns the files as groups of the bundler. */
export const groupsOf = (files: readonly ScriptFile[]) =>
  files.map(({ name, modules, libraries = [] }) => {
    const paths = new Set(modules.map((module) => join(root, module)));
    return {
      name,
      test: (id: string) => paths.has(id) || libraries.some((library) => library.test(id)),
    };
  });
