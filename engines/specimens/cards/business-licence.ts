import { creditCheckCharacter } from '../../documents/credit-code.ts';
import { between, chance, type Day, day, pick, twoDigits } from '../random.ts';
import { createSheet, type Sheet } from '../sheet.ts';
import type { DrawSpecimen, Random, SpecimenField, Specimens } from '../specimen.ts';
import { guilloche, rectangle, squareCode, wrap } from '../svg.ts';
import { businessScope, creditCodeBody, enterprise } from '../words/enterprises.ts';
import { spoilt } from '../words/identity.ts';
import { personName } from '../words/people.ts';
import { businessAddress, type Place, place } from '../words/places.ts';

interface Content {
  creditCode: string;
  name: string;
  type: string;
  representative: string;
  /** Empty where the layout has none. */
  capital: string;
  established: string;
  /** Empty where the layout has none. */
  term: string;
  address: string;
  scope: string;
  issued: Day;
  seat: Place;
}

interface Labels {
  name: string;
  representative: string;
  address: string;
  term: string;
}

const printDay = ({ year, month, day: date }: Day) => `${year}年${twoDigits(month)}月${twoDigits(date)}日`;
const capitals = ['伍拾', '壹佰', '贰佰', '伍佰', '捌佰', '壹仟', '叁仟', '伍仟', '壹亿零伍佰'];
const types = [
  '有限责任公司(自然人投资或控股)',
  '有限责任公司',
  '有限责任公司(自然人独资)',
  '股份有限公司(非上市、自然人投资或控股)',
  '其他有限责任公司',
];

const content = (random: Random, seat: Place, faulty: boolean, withTerm: boolean, long: boolean): Content => {
  const body = creditCodeBody(random);
  const code = body + (creditCheckCharacter(body) ?? '');
  const established = day(random, 1998, 2024);
  const until = { ...established, year: established.year + pick(random, [20, 30, 50]) };
  return {
    creditCode: faulty ? spoilt(random, code) : code,
    name: enterprise(random, seat),
    type: pick(random, types),
    representative: personName(random),
    capital: pick(random, [
      `${pick(random, capitals)}万元整`,
      `${between(random, 10, 9000)}万元人民币`,
      `人民币${pick(random, capitals)}万元整`,
    ]),
    established: printDay(established),
    term: withTerm
      ? pick(random, [`${printDay(established)}至${printDay(until)}`, `${printDay(established)}至长期`, '长期'])
      : '',
    address: businessAddress(random, seat),
    scope: businessScope(random, between(random, 3, long ? 12 : 8)),
    issued: day(random, Math.max(2015, established.year + 1), 2025),
    seat,
  };
};

const fieldsOf = (value: Content): SpecimenField[] =>
  (['creditCode', 'name', 'type', 'representative', 'capital', 'established', 'term', 'address', 'scope'] as const).map(
    (name) => ({ name, value: value[name].normalize('NFKC') }),
  );

const spaced = (label: string, wide: boolean) => (wide && label.length === 2 ? `${label[0]}　　${label[1]}` : label);

const frame = (random: Random, sheet: Sheet, width: number, height: number) => {
  sheet.draw(
    guilloche(60, 60, width - 120, height - 120, {
      stroke: pick(random, ['#d9c27a', '#9fc3a8', '#b9c9dd']),
      opacity: 0.35,
      step: 26,
    }),
    rectangle(40, 40, width - 80, height - 80, { stroke: pick(random, ['#b8963e', '#a8772e']), strokeWidth: 10 }),
    rectangle(58, 58, width - 116, height - 116, { stroke: '#c9a95c', strokeWidth: 3 }),
    `<circle cx="${width / 2}" cy="150" r="62" fill="#d9433c"/><circle cx="${width / 2}" cy="150" r="44" fill="#f0c34a"/>`,
  );
  sheet.mark(320, 165, 80);
};

const registrar = (random: Random, sheet: Sheet, value: Content, x: number, y: number) => {
  const { city, district } = value.seat;
  sheet.print(x, y, '登记机关', { size: 32, anchor: 'middle', spacing: chance(random, 0.5) ? 12 : 0 });
  sheet.print(x, y + 90, printDay(value.issued), { size: 30, anchor: 'middle' });
  sheet.seal(x + between(random, -60, 60), y + between(random, 30, 70), 110, `${city}${district}市场监督管理局`, {
    opacity: 0.45,
  });
};

const address = 'http://www.example.cn';

const landscape = (random: Random, value: Content, labels: Labels) => {
  const [width, height] = [2000, 1414];
  const sheet = createSheet(width, height, pick(random, ['#fffdf6', '#fbfbf4', '#fff']));
  frame(random, sheet, width, height);
  const label = { size: 30, fill: pick(random, ['#222', '#5b4a2a', '#333']), bold: chance(random, 0.4) };
  const own = { size: between(random, 28, 31), fill: '#1d1d1d' };
  const isCopy = chance(random, 0.6);
  sheet.print(width / 2, 320, '营业执照', { size: 104, anchor: 'middle', spacing: 30, bold: true });
  if (isCopy) sheet.print(width / 2, 395, '（副　本）', { size: 38, anchor: 'middle' });
  sheet.print(150, 300, '统一社会信用代码', { ...label, bold: true });
  sheet.print(150, 350, value.creditCode, { size: 34, bold: true, spacing: 2 });
  sheet.draw(squareCode(1600, 190, 190, random));
  sheet.print(1695, 410, pick(random, ['扫描二维码登录', '扫描市场主体身份码']), {
    size: 20,
    anchor: 'middle',
    fill: '#555',
  });
  const wide = chance(random, 0.5);
  const block = (x: number, y: number, name: string, text: string, room: number) => {
    sheet.print(x, y, spaced(name, wide), label);
    const lines = wrap(text, room, own);
    for (const [index, part] of lines.entries()) sheet.print(x + 190, y + index * 46, part, own);
    return y + Math.max(1, lines.length) * 46 + 34;
  };
  let y = 500;
  y = block(150, y, labels.name, value.name, 640);
  y = block(150, y, '类型', value.type, 640);
  y = block(150, y, labels.representative, value.representative, 640);
  block(150, y, '经营范围', value.scope, 640);
  let right = 500;
  if (value.capital !== '') right = block(1080, right, '注册资本', value.capital, 600);
  right = block(1080, right, '成立日期', value.established, 600);
  if (value.term !== '') right = block(1080, right, labels.term, value.term, 600);
  block(1080, right, labels.address, value.address, 560);
  registrar(random, sheet, value, 1520, 1120);
  sheet.print(150, 1330, `国家企业信用信息公示系统网址：${address}`, { size: 20, fill: '#555' });
  if (chance(random, 0.5)) sheet.print(1080, 1330, '示例省市场监督管理局监制', { size: 20, fill: '#555' });
  return sheet.finish(fieldsOf(value));
};

const portraitLayout = (random: Random, value: Content, labels: Labels) => {
  const [width, height] = [1414, 2000];
  const sheet = createSheet(width, height, pick(random, ['#fffdf6', '#fdfaf0', '#fff']));
  frame(random, sheet, width, height);
  const label = { size: 32, fill: pick(random, ['#222', '#6a5226']) };
  const own = { size: between(random, 29, 33), fill: '#1d1d1d' };
  sheet.print(width / 2, 330, '营业执照', { size: 110, anchor: 'middle', spacing: 34, bold: true });
  if (chance(random, 0.6)) sheet.print(width / 2, 405, '（副　本）', { size: 40, anchor: 'middle' });
  if (chance(random, 0.5))
    sheet.print(width / 2, 480, `统一社会信用代码　${value.creditCode}`, { size: 32, anchor: 'middle' });
  else {
    sheet.print(330, 480, '统一社会信用代码', { size: 32 });
    sheet.print(640, 480, value.creditCode, { size: 34, spacing: 3 });
  }
  const wide = chance(random, 0.6);
  let y = 580;
  const block = (name: string, text: string) => {
    sheet.print(200, y, spaced(name, wide), label);
    const lines = wrap(text, 760, own);
    for (const [index, part] of lines.entries()) sheet.print(420, y + index * 47, part, own);
    y += Math.max(1, lines.length) * 47 + 30;
  };
  block(labels.name, value.name);
  block('类型', value.type);
  block(labels.address, value.address);
  block(labels.representative, value.representative);
  if (value.capital !== '') block('注册资本', value.capital);
  block('成立日期', value.established);
  if (value.term !== '') block(labels.term, value.term);
  block('经营范围', value.scope);
  registrar(random, sheet, value, 1040, Math.max(1640, y + 60));
  sheet.draw(squareCode(200, 1600, 180, random));
  if (chance(random, 0.6)) sheet.print(200, 1890, `企业信用信息公示系统网址：${address}`, { size: 22, fill: '#555' });
  return sheet.finish(fieldsOf(value));
};

/** Business licences as issued since 2015: landscape and portrait, of companies, branches and persons in business. */
export const drawBusinessLicence: DrawSpecimen = (random, { faulty = false } = {}) => {
  const upright = chance(random, 0.45);
  const holder = pick(random, ['company', 'company', 'company', 'branch', 'person'] as const);
  const seat = place(random);
  const value = content(random, seat, faulty, upright || chance(random, 0.6), upright);
  if (holder !== 'company') value.capital = '';
  if (holder === 'branch') {
    value.name = `${enterprise(random)}${seat.city.slice(0, -1)}分公司`;
    value.type = '有限责任公司分公司(自然人投资或控股)';
  }
  if (holder === 'person')
    Object.assign(value, {
      type: '个体工商户',
      term: '',
      name: `${seat.city.slice(0, -1)}${seat.district}木兮便民超市`,
    });
  const labels: Labels = {
    name: '名称',
    representative: { company: '法定代表人', branch: '负责人', person: '经营者' }[holder],
    address: { company: '住所', branch: '营业场所', person: '经营场所' }[holder],
    term: '营业期限',
  };
  return upright ? portraitLayout(random, value, labels) : landscape(random, value, labels);
};

export const specimens: Specimens = { 'business-licence': drawBusinessLicence };
