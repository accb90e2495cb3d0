import { abilityPath } from '#contract/catalogue/ability-path.ts';
import { chipById } from '#contract/catalogue/chips.ts';
import {
  countSearch,
  getHotWords,
  type SearchCard,
  searchSite,
  suggestSearch,
  wishForContent,
} from '#contract/search/calls.ts';
import { BEFORE_HIT_MAXIMUM, GROUP_SIZE, SUGGESTIONS } from '#contract/search/limits.ts';
import { searchModes } from '#contract/search/modes.ts';
import { chipsOf } from '#server/areas/catalogue/public/chips.ts';
import { isBot } from '#server/areas/monitoring/public/is-bot.ts';
import { kindTag, type Tag } from '#server/kit/cache/tags.ts';
import type { Platform } from '#server/kit/area.ts';
import { offsetOf } from '#server/kit/database/query.ts';
import type { HostKind } from '#server/kit/http/caller.ts';
import type { Calls } from '#server/kit/http/calls.ts';
import { createAddressBudget } from '#server/kit/limits/address-budget.ts';
import { find, type FoundEntry } from '#server/kit/search/find.ts';
import { markWords, snippetOf } from '#server/kit/search/mark.ts';
import { readQuery } from '#server/kit/search/read-query.ts';
import { searchSettings } from '#server/kit/search/vocabulary.ts';
import { CHIP_KIND, chipEntryId, groupOf } from './chips.ts';
import { createWordStore, wordOf } from './word-store.ts';

/** Searches of one network that count: each one runs the search again. */
export const COUNTS = { burst: 60, perSecond: 1 };
/** Wishes of one network, which operators read. */
export const WISHES = { burst: 20, perSecond: 0.05 };

const SNIPPET_LENGTH = 120;
/** How many of the abilities that run on a chip its card links to. */
const LINKS = 6;
const HOT_WORDS = 10;

/** Returns the entries that a keyword names: those whose whole name it has, or else those with a part of it, such as KT2. */
const named = (groups: readonly { list: readonly FoundEntry[] }[], word: string): FoundEntry[] => {
  const exact = groups.flatMap(({ list }) => list.filter(({ isExact }) => isExact));
  const whole = exact.filter(({ name }) => word.includes(wordOf(name)));
  return whole.length > 0 ? whole : exact;
};

export const serveSearch = (calls: Calls, { database, contentKinds, searchKinds, config }: Platform) => {
  const words = createWordStore(database);
  const counts = createAddressBudget(COUNTS, { limited: config.rateLimit });
  const wishes = createAddressBudget(WISHES, { limited: config.rateLimit });
  const readsAll = (): Tag[] => [...contentKinds.keys()].map(kindTag);

  const cardOf = async (entry: FoundEntry, host: HostKind): Promise<SearchCard | undefined> => {
    const { kind, entryId, name: title, path, body } = entry;
    // The page of a code begins with its summary.
    const [summary = ''] = body.split('\n');
    const card = { kind, title, path, text: summary, links: [], linksTotal: 0 };
    if (kind === 'errorCode') return card;
    if (kind !== CHIP_KIND) return undefined;
    const chip = [...chipById.values()].find(({ chipId }) => chipEntryId(chipId) === entryId);
    if (!chip) return undefined;
    const { total, abilities } = await chipsOf(database).whatRunsOn(chip.chipId, LINKS, host);
    const links = abilities.map(({ abilityNo, abilityName }) => ({ title: abilityName, path: abilityPath(abilityNo) }));
    return { ...card, text: groupOf(chip), links, linksTotal: total };
  };

  calls.serve(
    searchSite,
    async ({ keyword, kind, mode, pageNo, pageSize }, { hostKind: host }) => {
      const { promotions } = await searchSettings(database);
      const kinds = kind === undefined ? searchKinds : searchKinds.filter((name) => name === kind);
      const { groups, shown, match, missing, near } = await find(database, {
        keyword,
        kinds,
        among: searchKinds,
        host,
        namesOnly: mode === searchModes.title,
        offset: offsetOf({ pageNo, pageSize }),
        limit: pageSize,
      });
      const word = wordOf(keyword);
      const cards = pageNo === 1 ? await Promise.all(named(groups, word).map((entry) => cardOf(entry, host))) : [];
      return {
        match,
        missing,
        near,
        cards: cards.filter((card) => card !== undefined),
        promotions: promotions
          .filter((promotion) => promotion.words.some((one) => wordOf(one) === word))
          .map(({ title, summary, link }) => ({ title, summary, link })),
        groups: groups
          .toSorted((one, other) => other.score - one.score)
          .map(({ kind: name, total, more, list }) => ({
            kind: name,
            total,
            more,
            list: list.map((entry) => ({
              kind: entry.kind,
              path: entry.path,
              name: markWords(entry.name, shown),
              heading: markWords(entry.heading, shown),
              snippet: snippetOf(entry.body, { words: shown, before: BEFORE_HIT_MAXIMUM, length: SNIPPET_LENGTH }),
            })),
          })),
      };
    },
    readsAll,
  );

  calls.serve(
    suggestSearch,
    async ({ keyword }, { hostKind: host }) => {
      const { groups, shown } = await find(database, {
        keyword,
        kinds: searchKinds,
        host,
        namesOnly: true,
        strict: true,
        offset: 0,
        limit: GROUP_SIZE,
      });
      const list = groups
        .toSorted((one, other) => other.score - one.score)
        .flatMap((group) => group.list)
        .slice(0, SUGGESTIONS)
        .map(({ kind, path, name }) => ({ kind, path, name: markWords(name, shown) }));
      return { list };
    },
    readsAll,
  );

  calls.serve(
    getHotWords,
    async () => {
      const { hotWords } = await searchSettings(database);
      const others = hotWords.length < HOT_WORDS ? await words.hotWords(HOT_WORDS) : [];
      const all = [...hotWords, ...others];
      return {
        hotWords: all
          .filter((word, at) => all.findIndex((one) => wordOf(one) === wordOf(word)) === at)
          .slice(0, HOT_WORDS),
      };
    },
    readsAll,
  );

  calls.serve(countSearch, async ({ keyword }, { idempotencyKey, hostKind: host, address, exchange }) => {
    counts.take(address);
    // A keyword without letters and digits finds nothing.
    if (readQuery(keyword).words.length === 0) return {};
    const { groups, match, missing, near } = await find(database, {
      keyword,
      kinds: searchKinds,
      host,
      offset: 0,
      limit: 1,
    });
    await words.count(keyword, {
      idempotencyKey: idempotencyKey as string,
      address,
      isBot: isBot(exchange?.userAgent ?? ''),
      isMiss: groups.length === 0 || missing.length > 0 || near.length > 0,
      isWhole: match === 'words' && missing.length === 0,
    });
    return {};
  });

  calls.serve(wishForContent, async ({ keyword, wish, tell }, { user, idempotencyKey, address }) => {
    wishes.take(address);
    const mayNotify = tell && user !== undefined && user.permissions.has('messageCenter');
    const accountId = mayNotify ? (user.subAccountId ?? user.accountId) : null;
    await words.addWish({ keyword, wish, accountId, idempotencyKey: idempotencyKey as string });
    return { willTell: mayNotify };
  });
};
