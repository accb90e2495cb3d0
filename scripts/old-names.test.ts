import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const folders = ['bench', 'contract', 'docs', 'e2e', 'scripts', 'server', 'web'];

/**
 * Old names by the word that replaced them; the glossary has the reasons. `contract/trial/` is left out, because its
 * hash is checked: `askToBeTold`, `isToBeTold` and `actsOn` come from there.
 */
const oldNames = {
  notify:
    'createTold expectTold isTelling tellAt tellBusy tellCalls tellEnded tellEndedSession ' +
    'tellEndedSessionAgain tellEvents tellLoggedOut tellLoginNotice tellLoginRequired TellMe tellNear tellNodes ' +
    'tellReceivers tellUnread ToldField toldField ToldLimit toldOf toldQuota',
  facts: 'Standing standingCaptions',
  actions:
    'ActsOptions AssetActs askedActs createDraftActs createJobActs createMediaActs createPlaceActs createPublishActs ' +
    'createReviewActs EntryAct entryActs FeedbackAct feedbackActs JobActs RemedyAct remedyActOf useActs',
  consolePage: 'ConsoleRooms ROOM',
  cache:
    'answerKept createInputKeeper createKeepOnce createKeepPicture createSessionKeeper createTicketKeeper ' +
    'keepInTab KeepOnce keepOnce KeepPicture KEPT_BYTES KEPT_MS KEPT_SECONDS KeptAsset KeptCall keptCalls KeptChange ' +
    'KeptChoices keptChoices KeptInput keptInTab keptLoginName keptPage keptWish SessionKeeper sessionKeeper ' +
    'TicketKeeper useFocusKept useKeeper useKeptFocus useKeptLoginName',
  singleTask: 'madeOnce useOnce',
  lazy: 'LateConfirmDialog LateMarkdown LatePictureViewer LateResult loadLateTexts',
  patches: 'INSTEAD standIns',
  errors: 'isRefused keyRefused onRefused refusedCode refusedFor refusedText refuseUnless refuseUnlessRoom setRefused',
};

const oldFiles =
  'asset-acts.module.css asset-acts.tsx console-rooms.ts draft-acts.ts focus-kept.ts job-acts.ts keep-picture.ts ' +
  'keep-tickets.ts kept-answers.ts kept-choices.ts kept-in-tab.ts kept-input.tsx kept-login-name.ts kept-page.ts ' +
  'kept-wish.ts kept.tsx late-confirm-dialog.tsx late-login-notice.ts late-markdown.tsx late-picture-viewer.tsx ' +
  'late-result.tsx made-once.ts place-acts.ts publish-acts.ts remedy-acts.ts review-acts.ts session-keeper.ts ' +
  'tell-end.ts tell-me.tsx use-acts.ts use-kept-focus.ts use-once.ts acts.ts';

/** `acts` is a field of an answer in the first four files, and rows of the audit log in the tests. */
const ACTS = new Set([
  'contract/account/console-accounts.ts',
  'server/areas/account/console/detail.ts',
  'web/areas/account/console/action-bar.tsx',
  'web/areas/account/console/phone-asker.ts',
  'e2e/console-messages.spec.ts',
  'server/areas/account/console/actions.test.ts',
  'server/areas/auth/second-factor/changes.test.ts',
  'server/areas/enterprise/amendments/amendments.test.ts',
  'server/areas/enterprise/review.test.ts',
]);
/** A declaration, a property or an attribute, and a class of a style. */
const acts =
  /^(?!\s*(?:\/?\*|\/\/)).*(?:\b(?:const|let|function) acts\b|\bacts(?:\??:|=\{)|[\s{,]acts[,\s]*\}|[sS]tyles\.acts\b)/m;

const files = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')),
);
const sources = files
  .filter((path) => /\.(tsx?|mjs|md)$/.test(path))
  .filter((path) => !path.startsWith('contract/trial/') && path !== 'scripts/old-names.test.ts')
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

test.each(Object.entries(oldNames))('what is now called %s has no old name', (_name, words) => {
  const names = words.split(' ');
  // In quotes it is persisted.
  const old = new RegExp(`(?<![\\w$'"]|['"]\\w+\\.)(?:${names.join('|')})(?![\\w$])`);
  expect(
    sources.filter(({ text }) => old.test(text)).map(({ path, text }) => `${path}: ${old.exec(text)?.[0]}`),
  ).toEqual([]);
});

/** A single word in quotes: a name that is persisted, such as the statement `enterprise.thaw`. */
const quotedName = /(['"])[\w.]+\1/g;
/** In whatever form of the word, also in comments. */
const oldWords = {
  unfreeze: /\w*thaw\w*/i,
  refund: /\bgive\w*Back|\b[Gg]iv(?:e|es|en|ing)(?: it| them)? back\b/,
  lazy: /\blate parts?\b/,
};

test.each(Object.entries(oldWords))('what is now called %s has no old word', (_name, old) => {
  const found = sources.flatMap(({ path, text }) => {
    const [word] = old.exec(text.replace(quotedName, '')) ?? [];
    return word === undefined || path === 'docs/glossary.md' ? [] : [`${path}: ${word}`];
  });
  expect(found).toEqual([]);
});

test('no file has an old name', () => {
  const old = new Set(oldFiles.split(' '));
  expect(files.filter((path) => old.has(basename(path)))).toEqual([]);
});

test('what a user may do is called actions', () => {
  const found = sources.filter(({ path, text }) => !path.endsWith('.md') && !ACTS.has(path) && acts.test(text));
  expect(found.map(({ path, text }) => `${path}: ${acts.exec(text)?.[0]}`)).toEqual([]);
});
