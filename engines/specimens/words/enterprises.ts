import { between, chance, digits, pick, pickSome } from '../random.ts';
import type { Random } from '../specimen.ts';
import { type Place, place } from './places.ts';

const brands = [
  '云岭',
  '青禾',
  '澜川',
  '泽远',
  '恒砾',
  '辰屿',
  '嘉穗',
  '朗峤',
  '沐野',
  '启垣',
  '宸汐',
  '璞石',
  '鹿溪',
  '瀚岑',
  '木兮',
  '北屿',
  '禾川',
  '砚岚',
];
const trades = [
  '信息技术',
  '智能科技',
  '商贸',
  '电子',
  '机械设备',
  '物流',
  '餐饮管理',
  '建筑工程',
  '文化传媒',
  '食品',
  '新能源',
  '医疗器械',
  '纺织',
  '物业服务',
];
const forms = ['有限公司', '有限公司', '有限公司', '股份有限公司', '有限责任公司'];

/** An invented enterprise's name, of 10 to 18 characters. */
export const enterprise = (random: Random, { province, city }: Place = place(random)): string => {
  const region = chance(random, 0.6) ? city.slice(0, -1) : province.slice(0, -1);
  const name = `${pick(random, brands)}${pick(random, trades)}`;
  return chance(random, 0.2) ? `${name}（${region}）${pick(random, forms)}` : `${region}${name}${pick(random, forms)}`;
};

export const shopName = (random: Random): string =>
  `${pick(random, brands)}${pick(random, ['便利店', '生活超市', '百货', '鲜果超市', '书店', '烘焙坊', '大药房', '餐厅', '母婴生活馆'])}${
    chance(random, 0.6)
      ? `${pick(random, ['（', '('])}${pick(random, ['文澜路', '科创园', '滨江', '望湖', '学林'])}店`
      : ''
  }`.replace(/^([^（(]*)([（(])(.*)$/, (_, name, open, rest) => `${name}${open}${rest}${open === '（' ? '）' : ')'}`);

const scopes = [
  '软件开发',
  '信息技术咨询服务',
  '信息系统集成服务',
  '数据处理服务',
  '技术服务、技术开发、技术咨询、技术交流、技术转让、技术推广',
  '计算机软硬件及辅助设备零售',
  '电子产品销售',
  '办公用品销售',
  '机械设备租赁',
  '国内货物运输代理',
  '日用百货销售',
  '会议及展览服务',
  '广告设计、代理',
  '广告发布',
  '货物进出口',
  '技术进出口',
  '食品销售（仅销售预包装食品）',
  '餐饮管理',
  '建筑材料销售',
  '市场营销策划',
  '物业管理',
  '停车场服务',
  '企业管理咨询',
  '五金产品零售',
  '金属制品销售',
  '仓储设备租赁服务',
  '互联网销售（除销售需要许可的商品）',
];

/** The scope of an enterprise with `count` businesses, and the sentence that closes it. */
export const businessScope = (random: Random, count: number): string => {
  const listed = pickSome(random, scopes, count).join('；');
  return chance(random, 0.7)
    ? `一般项目：${listed}（除依法须经批准的项目外，凭营业执照依法自主开展经营活动）。`
    : `${listed}。（依法须经批准的项目，经相关部门批准后方可开展经营活动）`;
};

/** Of the region 99, which GB/T 2260 has not assigned; without the check character. */
export const creditCodeBody = (random: Random): string =>
  `91990${between(random, 100, 999)}MA${pick(random, ['2', '5', '6', '7'])}${Array.from({ length: 6 }, () => pick(random, [...'0123456789ABCDEFGHJKLMNPQRTUWXY'])).join('')}`;

export const bankAccount = (random: Random): string => `9${digits(random, 18)}`;
