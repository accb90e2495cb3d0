import { ArrowRight, History, MessageSquarePlus, Search } from 'lucide-react';
import type { AnswerOf } from '#contract/kit/call.ts';
import { getHotWords, type MarkedText, searchSite, suggestSearch } from '#contract/search/calls.ts';
import { searchUrl } from '#contract/search/search-path.ts';
import { makeCall } from '#web/kit/call.ts';
import type { PaletteGroup, PaletteItem, PaletteSource } from '#web/kit/palette/palette-source.ts';
import { forgetSearch, forgetSearches, recentSearches, rememberSearch } from '#web/kit/palette/recent-searches.ts';
import { t } from '#web/kit/texts.ts';
import { countOnce, outcomeOf } from '../public/count-search.ts';
import { kindIcon, kindName } from '../public/kind-view.ts';

/** Kinds whose exact names have cards. */
const WITH_CARDS = ['errorCode', 'chip'];
/** Recent searches that are offered before anything is typed. */
const RECENT = 5;
const HOT = 6;
/** Results of each kind, if no name matches the typed text. */
const FOUND = 3;
/** After this pause in typing, the keyword is taken as complete. */
const MEANT_MS = 1500;

const textOf = (parts: MarkedText) => parts.map(({ text }) => text).join('');
const isOperator: PaletteSource['serves'] = ({ user }) => user?.permissionCodes.includes('consoleDesk') === true;

type Suggestions = Promise<{ kind: string; path: string; name: MarkedText }[]>;
let asked: { signal: AbortSignal; answer: Suggestions } | undefined;

/** Returns the suggestions, which two sources need, with one request. */
const suggestions = (keyword: string, signal: AbortSignal): Suggestions => {
  if (asked?.signal !== signal)
    asked = { signal, answer: makeCall(suggestSearch, { keyword }, { signal }).then(({ list }) => list) };
  return asked.answer;
};

let searched: { signal: AbortSignal; answer: Promise<AnswerOf<typeof searchSite>> } | undefined;

/** Returns what the page of results shows, which two sources need, with one request. */
const results = (keyword: string, signal: AbortSignal): Promise<AnswerOf<typeof searchSite>> => {
  if (searched?.signal !== signal)
    searched = { signal, answer: makeCall(searchSite, { keyword, pageSize: String(FOUND) }, { signal }) };
  return searched.answer;
};

/** Returns the items in groups by kind, in the order in which the kinds come. */
const byKind = (items: readonly { kind: string; item: PaletteItem }[]): PaletteGroup[] =>
  [...new Set(items.map(({ kind }) => kind))].map((kind) => ({
    title: kindName(kind),
    items: items.filter((one) => one.kind === kind).map(({ item }) => item),
  }));

const plain = (text: string) => text.replace(/\s/g, '').toLowerCase();

/** Whether a keyword may be the name of a code or a chip. Names with digits are looked up without waiting. */
const mayHaveCard = async (keyword: string, signal: AbortSignal): Promise<boolean> =>
  /\d/.test(keyword) ||
  (await suggestions(keyword, signal)).some(
    ({ kind, name }) => WITH_CARDS.includes(kind) && plain(textOf(name)) === plain(keyword),
  );

/** The card of the typed code or chip. */
const cardSource: PaletteSource = {
  name: 'searchCards',
  order: 0,
  minimum: 2,
  remote: true,
  serves: () => true,
  async find(keyword, _context, signal) {
    if (!(await mayHaveCard(keyword, signal))) return [];
    const { cards } = await results(keyword, signal);
    return byKind(
      cards.map(({ kind, title, text, path, links, linksTotal }) => {
        const names = links.map((link) => link.title).join('、');
        const lines = [text, linksTotal > 0 ? t('palette.runs', { total: linksTotal, names }) : ''];
        const onPick = () => rememberSearch(keyword);
        return { kind, item: { path, title, lines: lines.filter(Boolean), Icon: kindIcon(kind), onPick } };
      }),
    );
  },
};

/** The pages whose names match the typed text. */
const suggestionSource: PaletteSource = {
  name: 'suggestions',
  order: 3,
  minimum: 1,
  remote: true,
  serves: () => true,
  async find(keyword, _context, signal) {
    const list = await suggestions(keyword, signal);
    return byKind(
      list.map(({ kind, path, name }) => ({
        kind,
        item: {
          path,
          title: textOf(name),
          marked: name,
          Icon: kindIcon(kind),
          onPick: () => rememberSearch(keyword),
        },
      })),
    );
  },
};

/** Describes how the results differ from the typed text; empty if they do not. */
const differenceOf = ({ near, missing }: AnswerOf<typeof searchSite>): string =>
  [
    ...near.map((word) => t('palette.near', word)),
    ...(missing.length > 0 ? [t('palette.missing', { words: missing.join('、') })] : []),
  ].join(' ');

/** The results that the search page would show, if no name matches the typed text. */
const foundSource: PaletteSource = {
  name: 'found',
  order: 3.5,
  minimum: 2,
  remote: true,
  serves: () => true,
  async find(keyword, _context, signal) {
    if ((await suggestions(keyword, signal)).length > 0) return [];
    const answer = await results(keyword, signal);
    const timer = setTimeout(() => countOnce(keyword, { place: 'palette', ...outcomeOf(answer) }), MEANT_MS);
    signal.addEventListener('abort', () => clearTimeout(timer));
    if (answer.groups.length === 0)
      return [
        {
          title: t('palette.more'),
          items: [
            {
              path: `${searchUrl(keyword)}#wish`,
              title: t('palette.wish'),
              Icon: MessageSquarePlus,
              isSearch: true,
              isFallback: true,
            },
          ],
        },
      ];
    const difference = differenceOf(answer);
    const groups = byKind(
      answer.groups.flatMap(({ list }) =>
        list.slice(0, FOUND).map(({ kind, path, name, heading }) => {
          const marked = heading.length > 0 && kind !== 'ability' ? heading : name;
          const below = heading.length === 0 ? [] : [textOf(kind === 'ability' ? heading : name)];
          const onPick = () => rememberSearch(keyword);
          return { kind, item: { path, title: textOf(marked), marked, notes: below, Icon: kindIcon(kind), onPick } };
        }),
      ),
    );
    return groups.map((group, at) =>
      at === 0 && difference !== '' ? { ...group, title: `${difference} ${group.title}` } : group,
    );
  },
};

/** The recent searches of this browser. */
const recentSource: PaletteSource = {
  name: 'recentSearches',
  order: 5,
  minimum: 0,
  maximum: 0,
  remote: false,
  serves: () => true,
  find: () => [
    {
      title: t('palette.searches'),
      forgetAll: forgetSearches,
      items: recentSearches()
        .slice(0, RECENT)
        .map((keyword) => ({
          path: searchUrl(keyword),
          title: keyword,
          Icon: History,
          isSearch: true,
          forget: () => forgetSearch(keyword),
        })),
    },
  ],
};

let hotWords: string[] | undefined;

/** The most frequent searches. */
const hotSource: PaletteSource = {
  name: 'hotWords',
  order: 6,
  minimum: 0,
  maximum: 0,
  remote: false,
  serves: (context) => !isOperator(context),
  async find(_keyword, _context, signal) {
    // The palette works without them.
    hotWords ??= await makeCall(getHotWords, {}, { signal }).then(
      (answer) => answer.hotWords,
      () => undefined,
    );
    const items = (hotWords ?? []).slice(0, HOT).map((keyword) => ({
      path: searchUrl(keyword),
      title: keyword,
      Icon: Search,
      isSearch: true,
      state: { isHot: true },
    }));
    return [{ title: t('palette.hot'), items }];
  },
};

/** The page of all results. */
const resultsSource: PaletteSource = {
  name: 'searchResults',
  order: 9,
  minimum: 1,
  remote: false,
  serves: () => true,
  find: (keyword) => [
    {
      title: t('palette.more'),
      items: [
        {
          path: searchUrl(keyword),
          title: t('palette.all', { keyword }),
          Icon: ArrowRight,
          isSearch: true,
          isFallback: true,
        },
      ],
    },
  ],
};

export const sources: readonly PaletteSource[] = [
  cardSource,
  suggestionSource,
  foundSource,
  recentSource,
  hotSource,
  resultsSource,
];
