import { pinyin } from 'pinyin-pro';

/** Returns the syllables of a phrase without tones, with 绿 as `lv`. Text that is not Chinese stays unchanged. */
export const syllablesOf = (phrase: string): string[] =>
  pinyin(phrase, { toneType: 'none', type: 'array', v: true, nonZh: 'consecutive' })
    .map((syllable) => syllable.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''))
    .filter((syllable) => syllable !== '');
