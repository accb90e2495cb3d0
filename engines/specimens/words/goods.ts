import { between, pick } from '../random.ts';
import type { Random } from '../specimen.ts';

/** Goods of a shop: name and price in cents from and to. */
const goods: readonly (readonly [string, number, number])[] = [
  ['纯牛奶250ml', 280, 450],
  ['全麦面包', 650, 1280],
  ['矿泉水550ml', 150, 300],
  ['抽纸3层120抽', 1290, 2590],
  ['洗洁精1kg', 990, 1890],
  ['鲜鸡蛋10枚', 1180, 1680],
  ['苹果', 598, 1280],
  ['香蕉', 398, 798],
  ['酸奶原味200g', 580, 880],
  ['方便面红烧味', 350, 550],
  ['薯片原味70g', 590, 890],
  ['黑巧克力', 1280, 2980],
  ['牙膏120g', 890, 2390],
  ['洗发水400ml', 2990, 5990],
  ['垃圾袋', 690, 1290],
  ['大米5kg', 3290, 5990],
  ['花生油1.8L', 3990, 6990],
  ['冰红茶500ml', 300, 450],
  ['三明治', 890, 1580],
  ['关东煮', 250, 600],
  ['美式咖啡', 990, 1990],
  ['卤蛋', 200, 350],
  ['电池5号4粒', 1190, 1990],
  ['签字笔0.5mm', 200, 450],
  ['笔记本A5', 690, 1590],
];

/** As they may take two lines on a narrow receipt. */
const longGoods: readonly (readonly [string, number, number])[] = [
  ['云岭有机全脂纯牛奶礼盒装250ml×12', 5990, 7990],
  ['木兮无添加蔗糖希腊式酸奶家庭装1kg', 2590, 3290],
  ['青禾田野云岭稻花香大米真空包装5kg', 5990, 8990],
  ['沐野山茶籽植物洗衣液薰衣草香型2kg', 2990, 4590],
];

export const shopGoods = (random: Random, long = false): { name: string; priceCents: number } => {
  const [name, low, high] = pick(random, long ? longGoods : goods);
  return { name, priceCents: between(random, low, high) };
};

/** Goods and services of invoices, with the tax authority's short class, unit and rate in percent. */
const invoiced: readonly (readonly [string, string, string, number])[] = [
  ['计算机配套产品', '无线键盘', '个', 13],
  ['计算机外部设备', '激光打印机', '台', 13],
  ['纸制品', 'A4复印纸', '箱', 13],
  ['电子元件', '连接器', '套', 13],
  ['信息技术服务', '软件服务费', '项', 6],
  ['餐饮服务', '餐费', '项', 6],
  ['住宿服务', '住宿费', '天', 6],
  ['物流辅助服务', '仓储服务费', '项', 6],
  ['运输服务', '货物运输服务', '次', 9],
  ['文具', '签字笔', '支', 13],
  ['家具', '办公椅', '把', 13],
  ['金属制品', '不锈钢支架', '件', 13],
];

export const invoicedGoods = (random: Random): { name: string; unit: string; taxPercent: number } => {
  const [group, name, unit, taxPercent] = pick(random, invoiced);
  return { name: `*${group}*${name}`, unit, taxPercent };
};
