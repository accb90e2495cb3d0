import { chance, pick } from '../random.ts';
import type { Random } from '../specimen.ts';

/** Invented; no station or town has these names. */
const TOWNS = {
  云潭: 'Yuntan',
  青澜: 'Qinglan',
  松屏: 'Songping',
  临桥: 'Linqiao',
  望川: 'Wangchuan',
  长岚: 'Changlan',
  玉桐口: 'Yutongkou',
  平岚: 'Pinglan',
  安渡: 'Andu',
  白桐湾: 'Baitongwan',
  金桐: 'Jintong',
  石门坞: 'Shimenwu',
};
const SIDES = { '': '', 南: 'nan', 东: 'dong', 北: 'bei', 西: 'xi' };

export interface Station {
  /** Without the character for station. */
  name: string;
  latin: string;
}

export const station = (random: Random): Station => {
  const [name, latin] = pick(random, Object.entries(TOWNS));
  const [side, sideLatin] = pick(random, [...Object.entries(SIDES), ['', ''] as const]);
  return { name: name + side, latin: latin + sideLatin };
};

export const town = (random: Random) => pick(random, Object.keys(TOWNS));

/** Two that differ. */
export const two = <T>(random: Random, draw: (random: Random) => T): [T, T] => {
  const first = draw(random);
  for (;;) {
    const second = draw(random);
    if (JSON.stringify(second) !== JSON.stringify(first)) return [first, second];
  }
};

/** Where an invoice was issued: an invented city or province. */
export const region = (random: Random) =>
  chance(random, 0.4)
    ? pick(random, ['云岭市', '青澜市', '望川市', '平岚市'])
    : pick(random, ['示例省', '样例省', '演示省', '示例省', '样例省', '演示省', '示例省', '样例省']);
