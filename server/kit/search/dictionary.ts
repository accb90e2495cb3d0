import { Jieba } from '@node-rs/jieba';
import { dict } from '@node-rs/jieba/dict.js';

let jieba: Jieba | undefined;

/** Reading the dictionary takes 200 ms and 40 MB, so the portal does it at the start. */
export const readDictionary = (): Jieba => (jieba ??= Jieba.withDict(dict));

/** Splits Chinese text into words. */
export const wordsOf = (text: string): string[] => readDictionary().cut(text, true);

/** Whether the dictionary has this word. */
export const isWord = (text: string): boolean => readDictionary().cut(text, false).length === 1;
