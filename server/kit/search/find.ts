import type { Database } from '../database/database.ts';
import { named } from '../database/statement.ts';
import type { HostKind } from '../http/caller.ts';
import { marks, pairsOf, quoted, runsOf, withoutBlanks } from './cut.ts';
import { type Attempt, attemptsFor, type Match } from './attempts.ts';
import { foldText } from './fold.ts';
import { codesIn } from './read-query.ts';
import { queriesIn, scopesOf, SIZES } from './scopes.ts';
import { queryWith, type Synonyms } from './synonyms.ts';
import { searchSettings } from './vocabulary.ts';

export interface FindOptions {
  keyword: string;
  /** The kinds to look through, in the order of their groups. */
  kinds: readonly string[];
  /** The kinds by which words are rare or missing, so that one kind alone shows what it shows among the others. */
  among?: readonly string[];
  host: HostKind;
  /** Looks only at names. */
  namesOnly?: boolean;
  /** Looks only for all words as they are written. */
  strict?: boolean;
  /** Of each kind, skip and take this many entries. */
  offset: number;
  limit: number;
}

export interface FoundEntry {
  kind: string;
  entryId: string;
  /** The keyword is a whole name of it. */
  isExact: boolean;
  path: string;
  name: string;
  heading: string;
  body: string;
}

export interface FoundGroup {
  kind: string;
  /** The number of entries found, at most `COUNT_MAXIMUM`. */
  total: number;
  /** There are more than that. */
  more: boolean;
  list: FoundEntry[];
  /** How well the first one meets the keyword. */
  score: number;
}

export interface Found {
  match: Match | null;
  /** Words that nothing has, as typed. */
  missing: string[];
  /** Words that are found with one other character. */
  near: { typed: string; found: string }[];
  /** What to mark in the texts, folded: the words of the query, and their synonyms. */
  shown: string[];
  groups: FoundGroup[];
}

/** Totals are exact up to this number of sections. */
export const COUNT_MAXIMUM = 1000;
/** The best of what is found are taken from this many sections. */
const RANKED = 160;
/**
 * The weight of each pair of characters that a question has in common with a name, a heading or a question of readers.
 */
const PAIR = 3;
/** The score of other sections of an entry counts less than that of the best one. */
const ELSEWHERE = 0.5;
/** The top of a page is shown rather than a part of it that has about as much. */
const TOP = 2;
/** Of what has only some of the words, entries with less than this share of the best score are left out. */
const RELEVANT = 0.5;
/** Kinds whose best entry has less than this share of the best of all are left out, too. */
const RELEVANT_KIND = 0.4;

/**
 * The sections that meet a query, best first, one for each entry, with the number of entries of their kind. A whole name
 * counts most, then the words in names, in labels, in headings, and how often the text has them. Of a word and what means
 * the same the best counts.
 */
const ranked = named(
  'search.ranked',
  `with c as materialized (
     select scope, section_id, entry_id, tier, sampled, row_number() over (partition by scope order by tier) as at
     from search_sections($1::text[]::tsquery[], array[${SIZES.join(', ')}], ${RANKED}, $14)
   ),
   counted as (
     select scope, case when bool_or(sampled) then ${COUNT_MAXIMUM} else least(count(distinct entry_id collate "C"), ${COUNT_MAXIMUM}) end::integer as met,
       bool_or(sampled) or count(*) > ${COUNT_MAXIMUM} as more
     from c group by scope
   ),
   -- The texts of each section are unpacked once.
   texts as materialized (
     select c.scope, c.tier, s.section_id, s.entry_id, s.no, s.weight, length(s.name) as name_length, s.folded_name || '' as names,
       split_part(s.folded_name, E'\n', 1) as own, s.folded_text || '' as text, split_part(s.folded_text, E'\n', 1) as heading,
       length(s.folded_text) as length, s.words @@ nullif($11, '')::tsquery as sounds
     from c join search_section s using (section_id) where c.at <= ${RANKED}
   ),
   hits as materialized (
     select x.scope, x.section_id, x.entry_id, a.at, max(a.weight * (
         case when position(a.word in x.own) > 0 then 8 + 6.0 * length(a.word) / greatest(x.name_length, length(a.word))
           when position(a.word in x.names) > 0 then 6 else 0 end
         + case when position(a.word in x.heading) > 0 then 4 else 0 end
         + case when position(a.word in x.text) > 0 then 2
             + least(3, (x.length - length(replace(x.text, a.word, ''))) / length(a.word)) * 0.7 else 0 end
         + case when a.whole <> '' and (x.names ~ a.whole or x.text ~ a.whole) then 4 else 0 end)) as score
     from texts x cross join unnest($3::integer[], $4::text[], $5::text[], $6::real[]) as a (at, word, whole, weight)
     group by x.scope, x.section_id, x.entry_id, a.at
   ),
   own as (select scope, section_id, sum(score) as own from hits group by scope, section_id),
   scored as (
     select x.scope, x.tier, x.section_id, x.entry_id, o.own, x.weight + ($10::real[])[x.tier]
       + case when position($2 in x.own) > 0 then 20 when position($2 in x.names) > 0 then 12 else 0 end
       + case when x.sounds then 6 else 0 end
       + case when position($2 in x.text) > 0 then 10 else 0 end
       + (select count(*) from unnest($9::text[]) pair where position(pair in x.names) > 0 or position(pair in x.heading) > 0) * ${PAIR}
       - least(length(x.names), 60) * 0.05 - least(x.no, 20) * 0.02 + case when x.no = 0 then ${TOP} else 0 end + o.own as score
     from texts x join own o using (scope, section_id)
   ),
   reach as (
     select scope, entry_id, sum(score) as whole from (
       select scope, entry_id, at, max(score) as score from hits group by scope, entry_id, at) w
     group by scope, entry_id
   ),
   best as (
     select distinct on (scope, entry_id) scope, entry_id, section_id, tier, score + (whole - own) * ${ELSEWHERE} as score
     from scored join reach using (scope, entry_id)
     order by scope, entry_id, score desc, section_id
   ),
   relevant as (
     select * from (select *, max(score) over (partition by scope) as top from best) b where ($13::boolean[])[tier] or score >= top * $12::real
   ),
   placed as (select *, row_number() over (partition by scope order by score desc, section_id) as place,
     count(*) over (partition by scope)::integer as kept from relevant)
   select k.scope, case when $12 > 0 then coalesce((select max(kept) from placed r where r.scope = k.scope), 0) else k.met end as total,
     k.more and $12 = 0 as more, p.score, p.tier, s.kind, s.entry_id, s.path, s.name, s.heading, s.body
   from counted k left join placed p on p.scope = k.scope and p.place > $7::integer and p.place <= $7::integer + $8::integer
     left join search_section s using (section_id)
   order by k.scope, p.place`,
);

interface Row {
  scope: number;
  total: number;
  more: boolean;
  score: number | null;
  tier: number | null;
  kind: string | null;
  entry_id: string;
  path: string;
  name: string;
  heading: string;
  body: string;
}

/** Matches a word of letters and digits that is not part of a longer one, as a regular expression of PostgreSQL. */
const wholeOf = (text: string) => (/^[a-z0-9]+$/.test(text) ? `(^|[^a-z0-9])${text}($|[^a-z0-9])` : '');

const queryPairs = (phrase: string): string[] => [
  ...new Set(runsOf(phrase).flatMap(({ text, han }) => (han ? pairsOf(text) : []))),
];

const joined = (parts: readonly string[], sign: '&' | '|') => parts.join(` ${sign} `);

/** Of several words, only this many are searched alone, the rarest ones. */
const LOOSE_MAXIMUM = 5;

interface Tier {
  query: string;
  /** What its sections count for being in it. */
  score: number;
  /** The keyword is a whole name, or has one, has all words in the text, or only some of them. */
  meets: 'name' | 'code' | 'all' | 'some';
}

interface Asked {
  keyword: string;
  synonyms: Synonyms;
  namesOnly: boolean;
}

/**
 * The tiers of a search on a shelf: whole names, names of codes and chips in the keyword, words of names, words anywhere;
 * if some may lack, all but one, then each alone.
 */
const tiersOf = ({ match, words }: Attempt, { keyword, synonyms, namesOnly }: Asked, shelf: string): Tier[] => {
  const phrase = withoutBlanks(foldText(keyword));
  const codes = codesIn(keyword).filter((code) => code !== phrase);
  const queries = (mark: '' | '^') => words.map(({ word }) => queryWith(word, synonyms, mark, shelf));
  const anywhere = queries(namesOnly ? '^' : '');
  const tiers: Tier[] = [{ query: quoted(marks.exact + phrase), score: 100, meets: 'name' }];
  if (codes.length > 0)
    tiers.push({
      query: joined(
        codes.map((code) => quoted(marks.exact + code)),
        '|',
      ),
      score: 90,
      meets: 'code',
    });
  tiers.push({ query: joined(queries('^'), '&'), score: 16, meets: 'all' });
  if (!namesOnly) tiers.push({ query: joined(anywhere, '&'), score: 10, meets: 'all' });
  if (match !== 'some') return tiers;
  const some = (query: string): Tier => ({ query, score: 0, meets: 'some' });
  // The last word is the most frequent one: it is the first to be left out.
  if (words.length > 2 && words.length <= LOOSE_MAXIMUM)
    for (let out = words.length - 1; out >= 0; out -= 1) tiers.push(some(joined(anywhere.toSpliced(out, 1), '&')));
  if (words.length > 1) tiers.push(...anywhere.slice(0, LOOSE_MAXIMUM).map(some));
  return tiers;
};

/** Returns what letters alone sound like among the names themselves, as a `tsquery`; empty for other words. */
const soundOf = ({ words }: Attempt): string =>
  joined(
    words.flatMap(({ word: { text } }) => (/^[a-z]+$/.test(text) ? [`${quoted(marks.ownSound + text)}:*`] : [])),
    '&',
  );

/** Leaves out the kinds of which nothing is nearly as good as the best of all. */
const relevantGroups = (groups: readonly FoundGroup[]): FoundGroup[] => {
  const hasExact = (group: FoundGroup) => group.list.some(({ isExact }) => isExact);
  const best = Math.max(...groups.filter((group) => !hasExact(group)).map(({ score }) => score));
  return groups.filter((group) => hasExact(group) || group.score >= best * RELEVANT_KIND);
};

/** Finds entries by a keyword: all words, or what comes closest. */
export const find = async (database: Database, options: FindOptions): Promise<Found> => {
  const { keyword, kinds, among = kinds, host, namesOnly = false, strict = false, offset, limit } = options;
  const settings = await searchSettings(database);
  const { synonyms } = settings;
  const scopes = scopesOf(settings, kinds, host);
  const phrase = withoutBlanks(foldText(keyword));
  let found: Found = { match: null, missing: [], near: [], shown: [], groups: [] };

  for await (const attempt of attemptsFor(database, keyword, {
    scopes: scopesOf(settings, among, host),
    synonyms,
    namesOnly,
    strict,
  })) {
    const { match, words: weighed, missing, near } = attempt;
    if (found.groups.length === 0) found = { ...found, missing, near };
    if (weighed.length === 0) break;
    const alike = weighed.flatMap(({ word, weight }, at) =>
      [word.text, ...synonyms.of(word)].map((text) => ({ at, text, weight })),
    );
    const tiersOn = (shelf: string) => tiersOf(attempt, { keyword, synonyms, namesOnly }, shelf);
    const tiers = tiersOn('');
    const rows = await database.query<Row>(ranked, [
      queriesIn(scopes, SIZES, (shelf) => tiersOn(shelf).map(({ query }) => query)),
      phrase,
      alike.map(({ at }) => at),
      alike.map(({ text }) => text),
      alike.map(({ text }) => wholeOf(text)),
      alike.map(({ weight }) => weight),
      offset,
      limit,
      match === 'some' ? queryPairs(phrase) : [],
      tiers.map(({ score }) => score),
      soundOf(attempt),
      match === 'some' ? RELEVANT : 0,
      // What has all words is never left out: any part of a text is found.
      tiers.map(({ meets }) => meets !== 'some'),
      // Of what has only some of the words, those are counted that are ranked.
      match === 'some' ? RANKED : COUNT_MAXIMUM + 1,
    ]);
    if (rows.length === 0) continue;
    const meets = (wanted: Tier['meets']) =>
      rows.some(({ tier }) => tier !== null && tiers[tier - 1]?.meets === wanted);
    // Of a question some have all words.
    const hasAll = missing.length === 0 && near.length === 0 && (meets('name') || meets('all'));
    const groups = new Map<number, FoundGroup>();
    for (const { scope, total, more, score, tier, kind, entry_id: entryId, ...texts } of rows) {
      const group = groups.get(scope) ?? { kind: kinds[scope - 1] ?? '', total, more, score: score ?? 0, list: [] };
      groups.set(scope, group);
      const { path, name, heading, body } = texts;
      const isExact = tier !== null && ['name', 'code'].includes(tiers[tier - 1]?.meets ?? '');
      if (kind !== null) group.list.push({ kind, entryId, isExact, path, name, heading, body });
    }
    const list = [...groups.values()];
    found = {
      match: hasAll ? 'words' : match,
      missing,
      near,
      shown: [...new Set(alike.map(({ text }) => text))],
      groups: match === 'some' && offset === 0 ? relevantGroups(list) : list,
    };
    // Where a code is all that is found, the other words may be found apart.
    if (meets('name') || meets('all') || meets('some') || !meets('code')) return found;
  }
  return found;
};
