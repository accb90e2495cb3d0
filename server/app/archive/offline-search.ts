import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/statement.ts';
import { foldText } from '#server/kit/search/fold.ts';
import { syllablesOf } from '#server/kit/search/syllables.ts';
import { searchSettings } from '#server/kit/search/vocabulary.ts';

const asked = named('archive.asked', `select document_id, asked from documents_document where asked <> '{}'`);

/** Returns a text as letters may spell it: its pinyin, and its initials. */
const soundsOf = (text: string): string[] => {
  const syllables = syllablesOf(text);
  return [syllables.join(''), syllables.map((syllable) => syllable[0]).join('')];
};

/** The data of the offline search apart from the texts: questions of readers, the sound of titles, and synonyms. */
export const wordsOf = (askedOf: ReadonlyMap<string, readonly string[]>, groups: readonly (readonly string[])[]) => ({
  /**
   * Returns the words that find a section in addition to its text; the section at the top of a page is also found by
   * the questions of readers.
   */
  moreOf: (documentId: string, title: string, isTop: boolean): string =>
    foldText([...soundsOf(title), ...(isTop ? (askedOf.get(documentId) ?? []) : [])].join(' ')),
  /** Groups of synonyms, each with its sound. */
  groups: groups.map((words) => words.map((word) => [word, ...soundsOf(word)])),
});
export type OfflineWords = ReturnType<typeof wordsOf>;

/** Returns the words of what is published. */
export const offlineWords = async (database: Database): Promise<OfflineWords> => {
  const rows = await database.query<{ document_id: string; asked: string[] }>(asked);
  const { synonyms } = await searchSettings(database);
  return wordsOf(new Map(rows.map(({ document_id, asked: phrases }) => [document_id, phrases])), synonyms.groups);
};

/**
 * The search of the offline handbook: finds sections that have all words of the query or what means the same, those with
 * a word in a heading first. If there are none, it finds those with most pairs of characters of the query. A page that is
 * opened as a file may not fetch, so the index comes as a script.
 */
export const script = `
(function () {
  var box = document.getElementById('query');
  var list = document.getElementById('found');
  var SHOWN = 30, BEFORE = 30, LENGTH = 120, ENOUGH = 0.5, SOUND_MINIMUM = 2;
  function has(text, part) { return text.indexOf(part) !== -1; }
  // A word, its synonyms, and the words that its letters may spell.
  function alike(word) {
    var others = [word];
    window.handbookWords.forEach(function (group) {
      var isIn = group.some(function (one) {
        return one[0] === word || (word.length >= SOUND_MINIMUM && (one[1] === word || one[2] === word));
      });
      if (isIn) group.forEach(function (one) { others.push(one[0]); });
    });
    return others;
  }
  // The pairs of characters of a query, each with the synonyms of a word of the query around it.
  function pairsOf(query) {
    var groups = window.handbookWords.map(function (group) {
      return group.map(function (one) { return one[0]; });
    });
    var pairs = [];
    for (var at = 0; at + 1 < query.length; at += 1) {
      var pair = query.slice(at, at + 2);
      if (/[\\s的了吗呢是在有不一个怎么]/.test(pair)) continue;
      var others = [pair];
      groups.forEach(function (group) {
        var isIn = group.some(function (word) { return has(query, word) && has(word, pair); });
        if (isIn) others = others.concat(group);
      });
      pairs.push(others);
    }
    return pairs;
  }
  function excerpt(text, words) {
    var at = -1;
    words.some(function (word) { at = text.toLowerCase().indexOf(word); return at !== -1; });
    var from = Math.max(0, at - BEFORE);
    return (from > 0 ? '…' : '') + text.slice(from, from + LENGTH);
  }
  function ranked(sections, score) {
    var found = [];
    sections.forEach(function (section) {
      var title = (section.page + ' ' + section.title).toLowerCase();
      var rank = score(title, section.more, section.text.toLowerCase());
      if (rank > 0) found.push({ section: section, rank: rank });
    });
    return found.sort(function (one, other) { return other.rank - one.rank; });
  }
  function show() {
    var query = box.value.toLowerCase().trim();
    var words = query.split(/\\s+/).filter(Boolean).map(alike);
    list.textContent = '';
    if (words.length === 0) return;
    var any = function (text) { return function (others) { return others.some(function (one) { return has(text, one); }); }; };
    var found = ranked(window.handbook, function (title, more, text) {
      if (!words.every(any(title + ' ' + more + ' ' + text))) return 0;
      return 1 + words.filter(any(more)).length + 2 * words.filter(any(title)).length;
    });
    var shown = [].concat.apply([], words);
    if (found.length === 0) {
      var pairs = pairsOf(query);
      found = ranked(window.handbook, function (title, more, text) {
        var met = pairs.filter(any(title + ' ' + more + ' ' + text)).length;
        if (pairs.length === 0 || met < pairs.length * ENOUGH) return 0;
        return met + pairs.filter(any(more)).length + 2 * pairs.filter(any(title)).length;
      });
      shown = [].concat.apply([], pairs);
    }
    found.slice(0, SHOWN).forEach(function (hit) {
      var item = document.createElement('li');
      var link = document.createElement('a');
      var words_ = document.createElement('p');
      link.href = hit.section.file + (hit.section.anchor ? '#' + hit.section.anchor : '');
      link.textContent = hit.section.page + (hit.section.title ? ' › ' + hit.section.title : '');
      words_.textContent = excerpt(hit.section.text, shown);
      item.appendChild(link);
      item.appendChild(words_);
      list.appendChild(item);
    });
    if (found.length === 0) list.textContent = '没有找到';
  }
  box.addEventListener('input', show);
})();
`;
