import { between, chance, pick } from '../random.ts';
import type { Random } from '../specimen.ts';

/** Invented, all of them: a drawn paper must not pass for one that a real authority issued. */
const provinces: readonly (readonly [string, readonly string[]])[] = [
  ['示例省', ['云岭市', '青澜市', '松屏市', '望川市', '临桥市']],
  ['样例省', ['平岚市', '安渡市', '金桐市', '云潭市']],
  ['演示省', ['白桐市', '长岚市', '石门坞市', '禾川市']],
  ['示例省', ['鹿溪市', '南屿市', '辰州湾市']],
  ['样例省', ['沐江市', '朗川市', '嘉禾湾市']],
  ['演示省', ['青屏市', '泽岭市', '澜山市']],
  ['示例省', ['岚城市', '桐江市', '松川市']],
  ['样例省', ['云渡市', '溪口湾市']],
  ['演示省', ['星澜市', '海屏市', '泉岭市']],
  ['示例省', ['柳川市', '竹屿市', '月岚市']],
  ['样例省', ['北澜市', '大岚市']],
  ['演示省', ['春岭市', '明川市']],
];
const districts = ['云栖区', '临溪区', '青禾区', '松屏区', '金桐区', '东屏区', '南岚区', '北屿区', '望川区', '月岚区'];
const towns = ['柳溪镇', '石桥镇', '白塔镇', '清河镇', '马家镇', '横山乡', '桃源镇', '双林街道', '荷塘街道'];
const roads = [
  '文澜路',
  '建安大道',
  '春晖路',
  '明德街',
  '东风东路',
  '科创一路',
  '望湖路',
  '滨江大道',
  '学林街',
  '金桂路',
  '友谊北路',
  '长兴街',
  '紫荆路',
];
const estates = ['锦绣花园', '阳光新村', '翠竹小区', '水岸华庭', '和平里', '天玺公馆', '桂花园', '松溪里'];
const buildings = ['创新大厦', '国际商务中心', '科技园', '金融广场', '软件园', '电商产业园', '财富中心'];

export interface Place {
  province: string;
  city: string;
  district: string;
}

export const place = (random: Random): Place => {
  const [province, cities] = pick(random, provinces);
  return { province, city: pick(random, cities), district: pick(random, districts) };
};

/** The address of a person, as identity cards have it: 16 to about 40 characters. */
export const homeAddress = (random: Random, { province, city, district }: Place = place(random)): string => {
  const start = province + city + district;
  if (chance(random, 0.3))
    return `${start}${pick(random, towns)}${pick(random, ['上', '下', '大', '小', '前', '后'])}${pick(random, ['村', '湾', '庄', '店'])}村${between(random, 1, 15)}组${between(random, 1, 199)}号`;
  const building = `${between(random, 1, 38)}${pick(random, ['幢', '栋', '号楼'])}${between(random, 1, 4)}单元${between(random, 1, 18)}0${between(random, 1, 4)}室`;
  const road = `${pick(random, roads)}${between(random, 1, 1999)}号`;
  if (chance(random, 0.25)) return `${start}${road}`;
  return `${start}${road}${pick(random, estates)}${building}`;
};

/** The address of an enterprise. */
export const businessAddress = (random: Random, { province, city, district }: Place = place(random)): string => {
  const road = `${province}${city}${district}${pick(random, roads)}${between(random, 1, 1999)}号`;
  return chance(random, 0.3)
    ? road
    : `${road}${pick(random, buildings)}${pick(random, ['A', 'B', 'C', '1', '2', '3'])}座${between(random, 1, 28)}层${between(random, 101, 2818)}室`;
};

/** Codes that are assigned to no city. */
const AREA_CODES = ['026', '0781', '0783', '0785', '0842', '0846'];

/** The area code of the city's telephone numbers: always the same for a city. */
export const areaCode = ({ city }: Place): string => {
  const sum = [...city].reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0);
  return AREA_CODES[sum % AREA_CODES.length] ?? '026';
};
