import { between, chance, type Day, day, pick, twoDigits } from '../random.ts';
import { createSheet, type Sheet } from '../sheet.ts';
import type { DrawSpecimen, Random, SpecimenField, Specimens } from '../specimen.ts';
import { guilloche, portrait, rectangle, wrap } from '../svg.ts';
import { birthday, idNumber, nation, spoilt } from '../words/identity.ts';
import { person } from '../words/people.ts';
import { homeAddress, type Place, place } from '../words/places.ts';

// Of a card of 85.6 by 54 mm at 300 dots per inch.
const WIDTH = 1011;
const HEIGHT = 638;
const LABEL = '#3f6c9b';

const background = (sheet: Sheet, x: number, y: number, tint: string) =>
  sheet.draw(
    rectangle(x, y, WIDTH, HEIGHT, { fill: tint, radius: 30, stroke: '#c9d2da', strokeWidth: 2 }),
    guilloche(x + 20, y + 20, WIDTH - 100, HEIGHT - 40, { stroke: '#8fb0cc', opacity: 0.3, step: 22 }),
  );

interface Holder {
  birth: Day;
  home: Place;
}

const front = (
  random: Random,
  sheet: Sheet,
  x: number,
  y: number,
  { birth, home, faulty = false }: Holder & { faulty?: boolean },
): SpecimenField[] => {
  const { name, sex } = person(random);
  const right = idNumber(random, birth, sex);
  const number = faulty ? spoilt(random, right) : right;
  const people = nation(random);
  const address = homeAddress(random, home);
  const value = { size: between(random, 32, 36), fill: pick(random, ['#1b1b1b', '#222', '#333']) };
  const label = { size: 28, fill: pick(random, [LABEL, '#4d7fae', '#35618c']) };
  const shift = between(random, -6, 6);
  background(sheet, x, y, pick(random, ['#f1f5f8', '#eef3ee', '#f5f6f2']));
  sheet.draw(portrait(x + 660, y + 80, 270, 340));
  sheet.mark(x + 545, y + 60, 44);
  const at = (row: number) => y + row + shift;
  sheet.print(x + 80, at(112), '姓名', label);
  sheet.print(x + 180, at(113), name, {
    ...value,
    size: value.size + 4,
    spacing: name.length === 2 && chance(random, 0.3) ? 16 : 2,
  });
  sheet.print(x + 80, at(185), '性别', label);
  sheet.print(x + 180, at(186), sex, value);
  sheet.print(x + 280, at(185), '民族', label);
  sheet.print(x + 375, at(186), people, value);
  sheet.print(x + 80, at(257), '出生', label);
  const columns: [number, string, boolean][] = [
    [180, String(birth.year), true],
    [272, '年', false],
    [325, String(birth.month), true],
    [372, '月', false],
    [420, String(birth.day), true],
    [467, '日', false],
  ];
  for (const [dx, content, isValue] of columns) sheet.print(x + dx, at(258), content, isValue ? value : label);
  sheet.print(x + 80, at(332), '住址', label);
  const lines = wrap(address, between(random, 380, 430), value);
  for (const [index, part] of lines.entries()) sheet.print(x + 180, at(333 + index * 48), part, value);
  sheet.print(x + 80, y + 560, '公民身份号码', label);
  sheet.print(x + 330, y + 562, number, { ...value, size: 40, spacing: between(random, 2, 8) });
  return [
    { name: 'name', value: name },
    { name: 'sex', value: sex },
    { name: 'nation', value: people },
    { name: 'birth', value: `${birth.year}年${birth.month}月${birth.day}日` },
    { name: 'address', value: address },
    { name: 'idNumber', value: number },
  ];
};

/** For how many years a card is issued, by the law on identity cards, article 5; undefined: without an end. */
const yearsAt = (age: number): number | undefined => {
  if (age < 16) return 5;
  if (age < 26) return 10;
  return age < 46 ? 20 : undefined;
};

const back = (random: Random, sheet: Sheet, x: number, y: number, { birth, home }: Holder): SpecimenField[] => {
  const branch = chance(random, 0.5) ? `${home.district.slice(0, -1)}分局` : '';
  const authority = `${home.city}公安局${branch}`;
  const from = day(random, 2008, 2024);
  const print = (date: typeof from) => `${date.year}.${twoDigits(date.month)}.${twoDigits(date.day)}`;
  const isBeforeBirthday = from.month < birth.month || (from.month === birth.month && from.day < birth.day);
  const years = yearsAt(from.year - birth.year - (isBeforeBirthday ? 1 : 0));
  const until = years === undefined ? '长期' : print({ ...from, year: from.year + years });
  const period = `${print(from)}-${until}`;
  const value = { size: between(random, 32, 36), fill: '#222' };
  const label = { size: 30, fill: pick(random, ['#222', LABEL]) };
  background(sheet, x, y, pick(random, ['#f4efe9', '#f1f5f8', '#f3eeee']));
  sheet.draw(
    `<circle cx="${x + 160}" cy="${y + 150}" r="85" fill="#d9433c" opacity="0.85"/><circle cx="${x + 160}" cy="${y + 150}" r="60" fill="#f0c34a" opacity="0.8"/>`,
  );
  sheet.mark(x + 880, y + 56, 42);
  sheet.print(x + 620, y + 145, '中华人民共和国', { size: 58, anchor: 'middle', spacing: 8, bold: true });
  sheet.print(x + 620, y + 255, '居民身份证', { size: 78, anchor: 'middle', spacing: 24, bold: true });
  sheet.print(x + 290, y + 490, '签发机关', { ...label, anchor: 'middle' });
  sheet.print(x + 400, y + 491, authority, value);
  sheet.print(x + 290, y + 565, '有效期限', { ...label, anchor: 'middle' });
  sheet.print(x + 400, y + 566, period, value);
  return [
    { name: 'authority', value: authority },
    { name: 'validity', value: period },
  ];
};

const COPY = ['仅供办理入住登记使用', '与原件核对一致', '再次复印无效'];

/** A resident's identity card (GA 461): its front, its back, or both, on a card alone or copied on a sheet. */
export const drawIdCard: DrawSpecimen = (random, { faulty = false } = {}) => {
  const sides = faulty ? 'front' : pick(random, ['front', 'front', 'back', 'both', 'both'] as const);
  const holder = { birth: birthday(random), home: place(random) };
  if (sides !== 'both') {
    const sheet = createSheet(WIDTH, HEIGHT, '#fff');
    const fields =
      sides === 'front' ? front(random, sheet, 0, 0, { ...holder, faulty }) : back(random, sheet, 0, 0, holder);
    return sheet.finish(fields);
  }
  const beside = chance(random, 0.3);
  const gap = between(random, 40, 160);
  const [width, height] = beside ? [WIDTH * 2 + gap + 80, HEIGHT + 160] : [WIDTH + 300, HEIGHT * 2 + gap + 200];
  const sheet = createSheet(width, height, '#fdfdfb');
  const left = beside ? 40 : 150;
  const frontFirst = chance(random, 0.7);
  const second: [number, number] = beside ? [left + WIDTH + gap, 60] : [left, 60 + HEIGHT + gap];
  const [frontAt, backAt]: [[number, number], [number, number]] = frontFirst
    ? [[left, 60], second]
    : [second, [left, 60]];
  const fields = [...front(random, sheet, ...frontAt, holder), ...back(random, sheet, ...backAt, holder)];
  if (chance(random, 0.4)) sheet.print(left, height - 30, pick(random, COPY), { size: 30, fill: '#444' });
  return sheet.finish(fields);
};

export const specimens: Specimens = { 'id-card': drawIdCard };
