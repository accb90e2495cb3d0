import { idCheckCharacter } from '../../documents/cards/id-number.ts';
import { between, type Day, day, pick, twoDigits } from '../random.ts';
import type { Random } from '../specimen.ts';

/** Another last character than the correct one. */
export const spoilt = (random: Random, code: string, characters = '0123456789'): string => {
  const others = [...characters].filter((character) => character !== code.at(-1));
  return code.slice(0, -1) + pick(random, others);
};

/** An identity number of a region that GB/T 2260 has not assigned, so that it belongs to no person. */
export const idNumber = (random: Random, birth: Day, sex: '男' | '女'): string => {
  const order = between(random, 0, 49) * 2 + (sex === '男' ? 1 : 0);
  const body = `99${between(random, 1000, 9999)}${birth.year}${twoDigits(birth.month)}${twoDigits(birth.day)}${between(random, 0, 9)}${twoDigits(order)}`;
  return body + (idCheckCharacter(body) ?? '');
};

export const birthday = (random: Random): Day => day(random, 1950, 2006);

const nations =
  '汉 汉 汉 汉 汉 蒙古 回 藏 维吾尔 苗 彝 壮 布依 朝鲜 满 侗 瑶 白 土家 哈尼 哈萨克 傣 黎 傈僳 畲 土 羌 仫佬'.split(
    ' ',
  );
export const nation = (random: Random): string => pick(random, nations);
