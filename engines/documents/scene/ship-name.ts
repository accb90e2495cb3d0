import { pinyin } from 'pinyin-pro';
import type { DocumentReader, PageLine } from '../document-reader.ts';
import { heightOf } from '../span.ts';
import { lineFields } from './line-fields.ts';

const definition = { name: 'shipName', label: '船名' };

const plain = (text: string) => text.normalize('NFKC').replaceAll(/[\s·.\-—]/g, '');

/** Two to eight Chinese characters and, mostly, a number: 浙岭渔23456, 海顺6, 远安. */
const NAME = /^[\u4e00-\u9fff]{1,8}\d{1,6}[\u4e00-\u9fff]?$|^[\u4e00-\u9fff]{2,6}轮?$/;
const NO_NAME =
  /安全|禁止|严禁|注意|当心|危险|救生|消防|第一|公司|集团|海事|航运|船籍|港$|省|市$|生产|绿色|环保|欢迎|出口|入口|主甲板|吃水|烟火/;

const sizeOf = (line: PageLine) => Math.min(heightOf(line), line.right - line.left);

/** All ways to spell a name in Latin letters, ü as u or v, without marks. */
const spellings = (name: string): string[] =>
  [...name].reduce<string[]>(
    (begun, character) => {
      const sounds = /[\u4e00-\u9fff]/.test(character)
        ? pinyin(character, { toneType: 'none', type: 'array', multiple: true, v: true })
        : [character];
      const all = new Set(sounds.flatMap((sound) => [sound, sound.replaceAll('v', 'u'), sound.replaceAll('ü', 'v')]));
      return begun.flatMap((start) => [...all].map((sound) => start + sound)).slice(0, 256);
    },
    [''],
  );

const spells = (line: PageLine, name: string) => {
  const latin = plain(line.text).toLowerCase();
  return /[a-z]{2}/.test(latin) && spellings(plain(name)).includes(latin);
};

/** The name in Chinese and, if it is there, in Latin letters, without ports, marks of draught and slogans. */
export const shipName: DocumentReader = {
  fields: [definition],
  read: ({ lines }) => {
    const chinese = lines
      .filter(({ text }) => NAME.test(plain(text)) && !NO_NAME.test(plain(text)))
      .toSorted((a, b) => sizeOf(b) - sizeOf(a));
    // A port of registry has no number and is smaller, below the name.
    const name = chinese.find(({ text }) => /\d/.test(plain(text))) ?? chinese[0];
    if (!name) return { fields: [] };
    const same = lines.filter((line) => line === name || plain(line.text) === plain(name.text));
    const latin = lines.filter((line) => spells(line, name.text));
    const different = [...same.slice(0, 1), ...latin.slice(0, 1)];
    return { fields: lineFields(definition, different) };
  },
};
