import { chance, pick } from '../random.ts';
import type { Random } from '../specimen.ts';

const TOWNS = {
  云河: 'Yunhe',
  青澜: 'Qinglan',
  松岭: 'Songling',
  临江: 'Linjiang',
  望川: 'Wangchuan',
  长陵: 'Changling',
  玉溪口: 'Yuxikou',
  平岚: 'Pinglan',
  安渡: 'Andu',
  白沙湾: 'Baishawan',
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

export const region = (random: Random) =>
  chance(random, 0.4)
    ? pick(random, ['北京市', '上海市', '天津市', '重庆市'])
    : pick(random, ['广东省', '江苏省', '浙江省', '四川省', '湖北省', '山东省', '福建省', '湖南省']);
