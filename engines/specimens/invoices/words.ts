import type { Random } from '../specimen.ts';
import { pick } from './chance.ts';

const TOWNS = ['云河', '青澜', '松岭', '临渚', '望川', '长陵', '玉溪口', '平岚', '安渡', '白沙湾', '金桐', '石门坞'];
const TRADES = [
  '科技',
  '贸易',
  '餐饮管理',
  '信息技术',
  '物流',
  '酒店管理',
  '机械设备',
  '文化传媒',
  '石油销售',
  '环保工程',
];
const FAMILY = ['赵', '钱', '孙', '李', '周', '吴', '郑', '王', '陈', '林', '欧阳', '何'];
const GIVEN = ['晓雯', '建国', '子涵', '明', '丽华', '志强', '雨桐', '海波', '佳', '文博', '秀兰', '天宇'];

export const town = (random: Random) => pick(random, TOWNS);
export const person = (random: Random) => `${pick(random, FAMILY)}${pick(random, GIVEN)}`;
export const province = (random: Random) => pick(random, ['广东省', '江苏省', '浙江省', '四川省', '湖北省', '山东省']);
export const municipality = (random: Random) => pick(random, ['北京市', '上海市', '天津市', '重庆市']);
export const region = (random: Random) => (random() < 0.4 ? municipality(random) : province(random));

export const enterprise = (random: Random) => {
  const branch = random() < 0.2 ? `（${town(random)}）` : '';
  const form = pick(random, ['有限公司', '有限公司', '有限责任公司', '股份有限公司']);
  return `${town(random)}市${pick(random, GIVEN)}${branch}${pick(random, TRADES)}${form}`;
};

export const station = (random: Random) => `${town(random)}${pick(random, ['', '', '南', '东', '北', '西'])}站`;

/** Two that differ. */
export const two = (random: Random, draw: (random: Random) => string): [string, string] => {
  const first = draw(random);
  for (;;) {
    const second = draw(random);
    if (second !== first) return [first, second];
  }
};

const SYLLABLES: Readonly<Record<string, string>> = {
  云: 'yun',
  河: 'he',
  青: 'qing',
  澜: 'lan',
  松: 'song',
  岭: 'ling',
  临: 'lin',
  渚: 'zhu',
  望: 'wang',
  川: 'chuan',
  长: 'chang',
  陵: 'ling',
  玉: 'yu',
  溪: 'xi',
  口: 'kou',
  平: 'ping',
  岚: 'lan',
  安: 'an',
  渡: 'du',
  白: 'bai',
  沙: 'sha',
  湾: 'wan',
  金: 'jin',
  桐: 'tong',
  石: 'shi',
  门: 'men',
  坞: 'wu',
  南: 'nan',
  东: 'dong',
  北: 'bei',
  西: 'xi',
};

/** As tickets print it below a station's name. */
export const inLatin = (name: string) => {
  const text = [...name].map((character) => SYLLABLES[character] ?? '').join('');
  return text.charAt(0).toUpperCase() + text.slice(1);
};
