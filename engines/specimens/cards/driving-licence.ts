import { between, chance, day, pick, twoDigits, type Day, digits } from '../random.ts';
import { createSheet, type Sheet } from '../sheet.ts';
import type { DrawSpecimen, Random, SpecimenField, Specimens } from '../specimen.ts';
import { guilloche, portrait, rectangle, wrap } from '../svg.ts';
import { birthday, idNumber, spoilt } from '../words/identity.ts';
import { person } from '../words/people.ts';
import { homeAddress, place } from '../words/places.ts';

// Of a page of 88 by 60 mm at 300 dots per inch.
const WIDTH = 1040;
const HEIGHT = 709;
const LABEL = '#4a5a66';

const printDay = ({ year, month, day: date }: Day) => `${year}-${twoDigits(month)}-${twoDigits(date)}`;

interface Content {
  licenceNumber: string;
  name: string;
  sex: string;
  nationality: string;
  address: string;
  birth: string;
  firstIssue: string;
  vehicleClass: string;
  validity: string;
  /** The same as on older pages: from a day, for this many years. */
  from: string;
  lasting: string;
  /** The authority that issued it. */
  city: string;
}

const content = (random: Random, faulty: boolean): Content => {
  const { name, sex } = person(random);
  const birth = birthday(random);
  const number = idNumber(random, birth, sex);
  const home = place(random);
  const drawn = day(random, birth.year + 18, 2024);
  // No licence is issued before the age of 18.
  const first = drawn.year === birth.year + 18 ? { ...drawn, month: 12, day: 28 } : drawn;
  // Issued for 6 years, then for 10, then without an end.
  const before = pick(
    random,
    [0, 6, 16].filter((years) => first.year + years <= 2024),
  );
  const from = { ...first, year: first.year + before };
  const years = before === 0 ? 6 : 10;
  return {
    licenceNumber: faulty ? spoilt(random, number) : number,
    name,
    sex,
    nationality: '中国',
    address: homeAddress(random, home),
    birth: printDay(birth),
    firstIssue: printDay(first),
    vehicleClass: pick(random, ['C1', 'C1', 'C2', 'B2', 'A2', 'A1A2', 'C1D', 'B1B2', 'A2D', 'C1E', 'C5']),
    validity: `${printDay(from)}至${before === 16 ? '长期' : printDay({ ...from, year: from.year + years })}`,
    lasting: before === 16 ? '长期' : `${years}年`,
    city: home.city,
    from: printDay(from),
  };
};

const mainPage = (
  random: Random,
  sheet: Sheet,
  x: number,
  y: number,
  value: Content,
  old: boolean,
): SpecimenField[] => {
  const english = chance(random, 0.85);
  const own = { size: between(random, 29, 33), fill: '#1c1c1c' };
  const label = { size: between(random, 22, 25), fill: pick(random, [LABEL, '#3a3a3a', '#5d6b4e']) };
  const small = { size: 17, fill: label.fill };
  const print = (dx: number, dy: number, name: string, second: string) => {
    sheet.print(x + dx, y + dy, name, label);
    if (english) sheet.print(x + dx, y + dy + 22, second, small);
  };
  const lift = english ? 8 : 0;
  sheet.draw(
    rectangle(x, y, WIDTH, HEIGHT, {
      fill: pick(random, ['#f3f6f1', '#f2f5f8', '#f7f5ee']),
      radius: 12,
      stroke: '#b8c0b8',
      strokeWidth: 2,
    }),
    guilloche(x + 15, y + 15, WIDTH - 100, HEIGHT - 30, { stroke: '#9ab8a0', opacity: 0.35, step: 20 }),
  );
  sheet.print(x + WIDTH / 2, y + 62, '中华人民共和国机动车驾驶证', {
    size: 38,
    anchor: 'middle',
    bold: true,
    spacing: 3,
  });
  sheet.print(x + WIDTH / 2, y + 98, "Driving License of the People's Republic of China", {
    size: 21,
    anchor: 'middle',
  });
  print(60, 145, '证号', 'No.');
  sheet.print(x + 300, y + 145 + lift, value.licenceNumber, { ...own, size: own.size + 3, spacing: 3 });
  print(60, 208, '姓名', 'Name');
  sheet.print(x + 150, y + 208 + lift, value.name, own);
  print(430, 208, '性别', 'Sex');
  sheet.print(x + 510, y + 208 + lift, value.sex, own);
  print(630, 208, '国籍', 'Nationality');
  sheet.print(x + 770, y + 208 + lift, value.nationality, own);
  print(60, 272, '住址', 'Address');
  for (const [index, part] of wrap(value.address, 800, own).entries())
    sheet.print(x + 160, y + 272 + lift + index * 42, part, own);
  print(400, 380, '出生日期', 'Date of Birth');
  sheet.print(x + 580, y + 380 + lift, value.birth, own);
  print(400, 442, '初次领证日期', 'Date of First Issue');
  sheet.print(x + 610, y + 442 + lift, value.firstIssue, own);
  print(400, 504, '准驾车型', 'Class');
  sheet.print(x + 580, y + 504 + lift, value.vehicleClass, own);
  sheet.draw(rectangle(x + 70, y + 370, 210, 190, { stroke: '#d0303a', strokeWidth: 5, opacity: 0.8 }));
  for (const [index, part] of [value.city, '公安局交通', '警察支队'].entries())
    sheet.print(x + 175, y + 430 + index * 48, part, { size: 36, anchor: 'middle', fill: '#d0303a', opacity: 0.85 });
  sheet.draw(portrait(x + 810, y + 370, 170, 210));
  sheet.mark(x + 600, y + 568, 38);
  const validity = old ? value.lasting : value.validity;
  if (old) {
    print(60, 636, '有效起始日期', 'Valid From');
    sheet.print(x + 240, y + 636 + lift, value.from, own);
    print(520, 636, '有效期限', 'Valid For');
    sheet.print(x + 660, y + 636 + lift, validity, own);
  } else {
    print(60, 636, '有效期限', 'Valid Period');
    sheet.print(x + 240, y + 636 + lift, chance(random, 0.5) ? validity.replace('至', ' 至 ') : validity, own);
  }
  return [
    { name: 'licenceNumber', value: value.licenceNumber },
    { name: 'name', value: value.name },
    { name: 'sex', value: value.sex },
    { name: 'nationality', value: value.nationality },
    { name: 'address', value: value.address },
    { name: 'birth', value: value.birth },
    { name: 'firstIssue', value: value.firstIssue },
    { name: 'vehicleClass', value: value.vehicleClass },
    { name: 'validity', value: validity },
  ];
};

const secondPage = (random: Random, sheet: Sheet, x: number, y: number, value: Content) => {
  const own = { size: 31, fill: '#1c1c1c' };
  const label = { size: 24, fill: LABEL };
  sheet.draw(rectangle(x, y, WIDTH, HEIGHT, { fill: '#f5f6f1', radius: 12, stroke: '#b8c0b8', strokeWidth: 2 }));
  sheet.print(x + WIDTH / 2, y + 62, '中华人民共和国机动车驾驶证副页', { size: 36, anchor: 'middle', bold: true });
  sheet.print(x + WIDTH / 2, y + 98, "Duplicate of Driving License of the People's Republic of China", {
    size: 20,
    anchor: 'middle',
  });
  sheet.mark(x + WIDTH / 2, y + 490, 60);
  sheet.print(x + 60, y + 160, '证号', label);
  sheet.print(x + 260, y + 160, value.licenceNumber, own);
  sheet.print(x + 60, y + 225, '姓名', label);
  sheet.print(x + 150, y + 225, value.name, own);
  sheet.print(x + 430, y + 225, '档案编号', label);
  sheet.print(x + 560, y + 225, digits(random, 12), own);
  sheet.print(x + 60, y + 300, '记录', label);
  sheet.print(x + 150, y + 300, `请于${between(random, 2025, 2030)}年0${between(random, 1, 9)}月前提交身体条件证明。`, {
    size: 28,
    fill: '#1c1c1c',
  });
};

/** A driving licence's main page (GA 482), alone or with its second page. */
export const drawDrivingLicence: DrawSpecimen = (random, { faulty = false } = {}) => {
  const value = content(random, faulty);
  const old = chance(random, 0.2);
  const layout = pick(random, ['alone', 'alone', 'below', 'beside'] as const);
  if (layout === 'alone') {
    const sheet = createSheet(WIDTH, HEIGHT);
    return sheet.finish(mainPage(random, sheet, 0, 0, value, old));
  }
  const beside = layout === 'beside';
  const sheet = createSheet(
    beside ? WIDTH * 2 + 120 : WIDTH + 160,
    beside ? HEIGHT + 160 : HEIGHT * 2 + 200,
    '#fdfdfb',
  );
  const fields = mainPage(random, sheet, beside ? 40 : 80, 70, value, old);
  if (beside) secondPage(random, sheet, WIDTH + 80, 70 + between(random, -30, 30), value);
  else secondPage(random, sheet, 80, HEIGHT + 120, value);
  return sheet.finish(fields);
};

export const specimens: Specimens = { 'driving-licence': drawDrivingLicence };
