import { between, chance, pick } from '../random.ts';
import type { Random } from '../specimen.ts';

const provinces: readonly (readonly [string, readonly string[]])[] = [
  ['浙江省', ['杭州市', '宁波市', '温州市', '绍兴市', '金华市']],
  ['江苏省', ['南京市', '苏州市', '无锡市', '扬州市']],
  ['广东省', ['广州市', '深圳市', '佛山市', '东莞市']],
  ['四川省', ['成都市', '绵阳市', '宜宾市']],
  ['湖北省', ['武汉市', '宜昌市', '襄阳市']],
  ['山东省', ['济南市', '青岛市', '烟台市']],
  ['河南省', ['郑州市', '洛阳市', '开封市']],
  ['陕西省', ['西安市', '宝鸡市']],
  ['福建省', ['福州市', '厦门市', '泉州市']],
  ['湖南省', ['长沙市', '株洲市', '岳阳市']],
  ['辽宁省', ['沈阳市', '大连市']],
  ['云南省', ['昆明市', '大理市']],
];
/** None of these districts, roads or villages exists in its city but by chance. */
const districts = ['云栖区', '临泉区', '青禾区', '松岭区', '金湾区', '东屏区', '南浦区', '北辰区', '望江区', '月湖区'];
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
const estates = ['锦绣花园', '阳光新村', '翠苑小区', '水岸华庭', '和平里', '天玺公馆', '桂花园', '西溪里'];
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

/** Where somebody lives, as identity cards have it: 16 to about 40 characters. */
export const homeAddress = (random: Random, { province, city, district }: Place = place(random)): string => {
  const start = province + city + district;
  if (chance(random, 0.3))
    return `${start}${pick(random, towns)}${pick(random, ['上', '下', '大', '小', '前', '后'])}${pick(random, ['村', '湾', '庄', '店'])}村${between(random, 1, 15)}组${between(random, 1, 199)}号`;
  const building = `${between(random, 1, 38)}${pick(random, ['幢', '栋', '号楼'])}${between(random, 1, 4)}单元${between(random, 1, 18)}0${between(random, 1, 4)}室`;
  const road = `${pick(random, roads)}${between(random, 1, 1999)}号`;
  if (chance(random, 0.25)) return `${start}${road}`;
  return `${start}${road}${pick(random, estates)}${building}`;
};

/** Where an enterprise is. */
export const businessAddress = (random: Random, { province, city, district }: Place = place(random)): string => {
  const road = `${province}${city}${district}${pick(random, roads)}${between(random, 1, 1999)}号`;
  return chance(random, 0.3)
    ? road
    : `${road}${pick(random, buildings)}${pick(random, ['A', 'B', 'C', '1', '2', '3'])}座${between(random, 1, 28)}层${between(random, 101, 2818)}室`;
};

const areaCodes: Readonly<Record<string, string>> = Object.fromEntries(
  '杭州0571 宁波0574 温州0577 绍兴0575 金华0579 南京025 苏州0512 无锡0510 扬州0514 广州020 深圳0755 佛山0757 东莞0769 成都028 绵阳0816 宜宾0831 武汉027 宜昌0717 襄阳0710 济南0531 青岛0532 烟台0535 郑州0371 洛阳0379 开封0371 西安029 宝鸡0917 福州0591 厦门0592 泉州0595 长沙0731 株洲0731 岳阳0730 沈阳024 大连0411 昆明0871 大理0872'
    .split(' ')
    .map((entry) => [`${entry.slice(0, 2)}市`, entry.slice(2)]),
);

/** What is dialled before a telephone number of the city. */
export const areaCode = ({ city }: Place): string => areaCodes[city] ?? '0571';

const stations = [
  '杭州东',
  '南京南',
  '上海虹桥',
  '北京南',
  '广州南',
  '武汉',
  '西安北',
  '成都东',
  '长沙南',
  '郑州东',
  '宁波',
  '苏州',
  '温州南',
  '厦门北',
  '济南西',
  '青岛',
  '重庆北',
  '昆明南',
  '福州',
  '洛阳龙门',
];
export const station = (random: Random): string => pick(random, stations);

const airports = [
  '杭州',
  '北京首都',
  '广州',
  '成都双流',
  '西安',
  '昆明',
  '厦门',
  '青岛',
  '重庆',
  '深圳',
  '武汉',
  '沈阳',
];
export const airport = (random: Random): string => pick(random, airports);
