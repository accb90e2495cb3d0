import { mrzCheckDigit, printMrz } from '../../documents/cards/mrz.ts';
import { between, chance, type Day, day, digits, pick, twoDigits } from '../random.ts';
import { createSheet } from '../sheet.ts';
import type { DrawSpecimen, Random, Specimens } from '../specimen.ts';
import { guilloche, portrait, rectangle } from '../svg.ts';
import { birthday } from '../words/identity.ts';
import { person } from '../words/people.ts';

// Of a data page of 125 by 88 mm at 300 dots per inch.
const WIDTH = 1476;
const HEIGHT = 1040;
const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
/** Invented, as are the authorities below. */
const regions = [
  '示例/SHILI',
  '样例/YANGLI',
  '演示/YANSHI',
  '云岭/YUNLING',
  '青澜/QINGLAN',
  '望川/WANGCHUAN',
  '平岚/PINGLAN',
  '金桐/JINTONG',
];

const printers: readonly ((date: Day) => string)[] = [
  (date) => `${twoDigits(date.day)} ${MONTHS[date.month - 1]} ${date.year}`,
  (date) => `${twoDigits(date.day)} ${twoDigits(date.month)}月/${MONTHS[date.month - 1]} ${date.year}`,
  (date) => `${twoDigits(date.day)} ${date.month}月/${MONTHS[date.month - 1]} ${date.year}`,
];
const inMrz = (date: Day) => `${twoDigits(date.year % 100)}${twoDigits(date.month)}${twoDigits(date.day)}`;

const another = (random: Random, digit: string | undefined) =>
  pick(
    random,
    [...'0123456789'].filter((other) => other !== digit),
  );

/** A passport's data page with its machine-readable lines (ICAO Doc 9303); the paper's own words are those of Chinese ones. */
export const drawPassport: DrawSpecimen = (random, { faulty = false } = {}) => {
  const { name, surnameLatin, givenLatin, sex } = person(random);
  const birth = birthday(random);
  // For ten years only from 16 years on.
  const issue = day(random, Math.max(2014, birth.year + 17), 2025);
  const expiry = { ...issue, year: issue.year + 10, day: Math.max(1, issue.day - 1) };
  const number = pick(random, [`E${digits(random, 8)}`, `G${digits(random, 8)}`, `EJ${digits(random, 7)}`]);
  const [first, right] = printMrz({
    issuer: 'CHN',
    surname: surnameLatin,
    givenNames: givenLatin,
    number,
    nationality: 'CHN',
    birth: inMrz(birth),
    sex: sex === '男' ? 'M' : 'F',
    expiry: inMrz(expiry),
    personal: chance(random, 0.5) ? '' : `L${digits(random, 10)}`,
  });
  const spoilt = right.slice(0, 9) + another(random, mrzCheckDigit(number.padEnd(9, '<'))) + right.slice(10);
  const second = faulty ? spoilt : right;
  const print = pick(random, printers);

  const sheet = createSheet(WIDTH, HEIGHT, pick(random, ['#f4f1ea', '#f3f5f0', '#f5f0f0']));
  sheet.draw(
    rectangle(10, 10, WIDTH - 20, HEIGHT - 20, { stroke: '#c9bfa5', strokeWidth: 2, radius: 20 }),
    guilloche(40, 40, WIDTH - 120, 760, {
      stroke: pick(random, ['#c9a9a9', '#a9b9c9', '#b5c4a8']),
      opacity: 0.4,
      step: 24,
    }),
    portrait(70, 190, 350, 460),
  );
  sheet.mark(240, 735, 70);
  const label = { size: between(random, 22, 24), fill: pick(random, ['#5b5148', '#444', '#3d5470']) };
  const own = { size: between(random, 30, 34), fill: '#151515' };
  const at = (x: number, y: number, title: string, value: string) => {
    sheet.print(x, y, title, label);
    sheet.print(x, y + 42, value, own);
  };
  sheet.print(70, 80, '护照', { size: 48, bold: true });
  sheet.print(70, 135, 'PASSPORT', { size: 34, bold: true });
  at(460, 70, '类型/Type', 'P');
  at(680, 70, '国家码/Country Code', 'CHN');
  sheet.print(1010, 70, '护照号/Passport No.', label);
  sheet.print(1010, 116, number, { ...own, size: own.size + 4 });
  sheet.print(460, 180, '姓名/Name', label);
  sheet.print(460, 222, name, { ...own, size: own.size + 2 });
  sheet.print(460, 268, `${surnameLatin}, ${givenLatin}`, own);
  at(460, 320, '性别/Sex', `${sex}/${sex === '男' ? 'M' : 'F'}`);
  at(680, 320, '国籍/Nationality', '中国/CHINESE');
  at(1010, 320, '出生日期/Date of birth', print(birth));
  at(460, 430, '出生地点/Place of birth', pick(random, regions));
  at(1010, 430, '签发日期/Date of issue', print(issue));
  at(460, 540, '签发地点/Place of issue', pick(random, regions));
  at(1010, 540, '有效期至/Date of expiry', print(expiry));
  at(460, 650, '签发机关/Authority', chance(random, 0.5) ? '示例出入境管理局' : '示例移民管理局');
  sheet.print(460, 735, pick(random, ['Sample Exit & Entry Administration', 'Sample Immigration Administration']), {
    ...own,
    size: 26,
  });
  sheet.draw(rectangle(0, 830, WIDTH, 210, { fill: '#fbfaf6' }));
  const pitch = (WIDTH - 130) / 44;
  const type = { size: 40, fill: '#111', bold: chance(random, 0.3) };
  sheet.printMonospaced(65, 905, first, pitch, type);
  sheet.printMonospaced(65, 980, second, pitch, type);
  return sheet.finish([
    { name: 'passportNumber', value: number },
    { name: 'name', value: name },
    { name: 'englishName', value: `${surnameLatin}, ${givenLatin}` },
    { name: 'nationality', value: '中国/CHINESE' },
    { name: 'sex', value: `${sex}/${sex === '男' ? 'M' : 'F'}` },
    { name: 'birth', value: print(birth) },
    { name: 'issued', value: print(issue) },
    { name: 'expiry', value: print(expiry) },
    { name: 'mrz', value: `${first}\n${second}` },
  ]);
};

export const specimens: Specimens = { passport: drawPassport };
