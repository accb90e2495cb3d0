import type { TextLine } from '#contract/trial/recognition.ts';
import { dayExists } from '../dates.ts';
import type { DocumentReader, Page, Read } from '../document-reader.ts';
import { fieldOf, type Reading, readingOf, type Verdict } from '../fields.ts';
import { heightOf, inOneRow, joinTouching, type Span, sliceOf, spanOf, tidied } from '../span.ts';
import { type MrzParts, parseMrz } from './mrz.ts';
import { type ReadMrz, readMrz } from './mrz-reader.ts';

const fields = {
  passportNumber: { name: 'passportNumber', label: '护照号码' },
  name: { name: 'name', label: '姓名' },
  englishName: { name: 'englishName', label: '英文姓名' },
  nationality: { name: 'nationality', label: '国籍' },
  sex: { name: 'sex', label: '性别' },
  birth: { name: 'birth', label: '出生日期' },
  issued: { name: 'issued', label: '签发日期' },
  expiry: { name: 'expiry', label: '有效期至' },
  mrz: { name: 'mrz', label: '机读码' },
} as const;

/** Labels, in one line of print without blanks and lower-case letters; their values are below them. */
const labels = {
  passportNumber: /护照号|passportn[o0]|passportnumber/,
  surname: /^(?:\d\.?)?surname|姓\/surname/,
  givenNames: /given(?:names?)?/,
  name: /姓名|^name/,
  nationality: /国籍|nationality/,
  sex: /性别|^sex|\/sex/,
  birth: /出生日期|dateofbirth/,
  issued: /签发日期|dateofissue/,
  expiry: /有效期|dateofexpir|expirydate/,
  other: /类型|国家码|出生地|签发地|签发机关|签发国|placeof|authority|countrycode|持照人|bearer|passport$/,
} as const;
type LabelName = keyof typeof labels;

const plain = (text: string) => text.replaceAll(/\s/g, '').toLowerCase();
const isLabel = (span: Span) => Object.values(labels).some((label) => label.test(plain(span.text)));

/** The text below a label, nearest first, up to the next label. */
const below = (spans: readonly Span[], label: Span): Span[] => {
  const tall = heightOf(label);
  const under = spans
    .filter((span) => span.top > label.top + tall * 0.5 && span.top - label.bottom < tall * 3 && !inOneRow(span, label))
    .filter((span) => Math.abs(span.left - label.left) < tall * 1.5)
    .toSorted((a, b) => a.top - b.top);
  const end = under.findIndex(isLabel);
  return end < 0 ? under : under.slice(0, end);
};

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const DAY = /(\d{1,2})((?:\d{1,2}月\/?)?)([A-Z0]{3})\/?(?:[A-Z]{3})?((?:19|20)\d\d|\d\d)(?!\d)/;

interface PassportDay {
  /** Its parts, separated by a blank, as on the paper. */
  text: string;
  /** Two digits each of year, month and day, as machine-readable lines have them. */
  inMrz: string;
  exists: boolean;
}

const findPassportDay = (text: string): PassportDay | undefined => {
  const match = DAY.exec(text.toUpperCase().replaceAll(/\s/g, ''));
  const [, day = '', chinese = '', letters = '', year = ''] = match ?? [];
  // OCT may be read as 0CT.
  const name = letters.replaceAll('0', 'O');
  const month = MONTHS.indexOf(name) + 1;
  if (!match || month === 0) return undefined;
  const whole = year.length === 4 ? Number(year) : 2000 + Number(year);
  return {
    text: `${day} ${chinese}${letters} ${year}`,
    inMrz: `${year.slice(-2)}${String(month).padStart(2, '0')}${day.padStart(2, '0')}`,
    exists: dayExists({ year: whole, month, day: Number(day) }),
  };
};

const dayVerdict = (
  day: PassportDay | undefined,
  inMrz: string | undefined,
  digitAgrees: boolean | undefined,
): Verdict => {
  if (!day) return undefined;
  if (!day.exists) return { passed: false, reason: '这一天不存在。' };
  if (inMrz === undefined) return undefined;
  if (!digitAgrees) return { passed: false, reason: '机读码中该日期的校验码不符（ICAO 9303）。' };
  return day.inMrz === inMrz
    ? { passed: true, rule: '与机读码中的日期相符' }
    : { passed: false, reason: '与机读码中的日期不符。' };
};

const textVerdict = (own: string, inMrz: string | undefined, what: string): Verdict => {
  if (own === '' || inMrz === undefined) return undefined;
  return own === inMrz
    ? { passed: true, rule: `与机读码中的${what}相符` }
    : { passed: false, reason: `与机读码中的${what}不符。` };
};

const numberVerdict = (number: Reading | undefined, mrz: MrzParts | undefined): Verdict => {
  if (!number || !mrz) return undefined;
  if (!mrz.agrees.number) return { passed: false, reason: '机读码中护照号码的校验码不符（ICAO 9303）。' };
  return textVerdict(number.value, mrz.number, '护照号码');
};

const NAMES_DIFFER = '机读码中的姓名与证面的英文姓名不符；机读码首行没有校验位，哪一处为准请核对原件。';

/**
 * No check digit covers the names of the upper line: if its name differs from the one on the paper, the lower line does
 * not verify the upper one.
 */
const mrzVerdict = (whole: boolean, mrz: MrzParts | undefined, namesAgree: boolean): Verdict => {
  if (!mrz) return { passed: false, reason: whole ? '不是护照的机读码。' : '机读码没有读全，每行应为 44 位。' };
  const { number, birth, expiry, composite } = mrz.agrees;
  if (!number || !birth || !expiry || !composite) return { passed: false, reason: '机读码的校验码不符（ICAO 9303）。' };
  return namesAgree ? { passed: true, rule: '机读码第二行各校验位相符' } : undefined;
};

/** Machine-readable lines with guessed characters verify nothing. */
const unlessGuessed = (guesses: number, verdict: Verdict): Verdict =>
  guesses > 0 && verdict?.passed ? undefined : verdict;

const lettersOnly = (text: string) =>
  text
    .toUpperCase()
    .replaceAll(/[^A-Z]+/g, ' ')
    .trim();
const latin = /^[A-Z][A-Z' .-]*(?:,[A-Z' .-]+)?$/;

const readNames = (spans: readonly Span[], labelOf: (name: LabelName) => Span | undefined) => {
  const nameLabel = labelOf('name');
  const under = nameLabel ? below(spans, nameLabel) : [];
  const chinese = under.find(({ text }) => /^[\u4e00-\u9fff·\s]{2,20}$/.test(text));
  const joinedName = under.find(({ text }) => latin.test(text) && text.length > 2);
  const [surname, given] = (['surname', 'givenNames'] as const).map((name) => {
    const label = labelOf(name);
    return label && below(spans, label).find(({ text }) => latin.test(text));
  });
  const parts = surname && given ? readingOf(surname, `${tidied(surname.text)} ${tidied(given.text)}`) : undefined;
  const own = joinedName && readingOf(joinedName, tidied(joinedName.text).replace(/\s*,\s*/, ', '));
  return { chinese: chinese && readingOf(chinese, chinese.text.replaceAll(/\s/g, '')), english: own ?? parts };
};

const NUMBER = /[A-Z]{0,3}\d{6,9}[A-Z]?/;

/** The page's lines, with the machine-readable ones as they were read cell by cell. */
const textsOf = (page: Page, found: ReadMrz): TextLine[] => {
  const [upper, lower] = found.rows;
  const others = page.lines.filter((line) => !inOneRow(line, upper) && !inOneRow(line, lower));
  const own = [found.first, found.second].map(
    (text, index): TextLine => ({
      text,
      score: found.score,
      polygon: (index === 0 ? upper : lower).polygon.map(([x, y]) => [x, y]),
    }),
  );
  return [...others, ...own];
};

const read = async (page: Page): Promise<Read> => {
  const spans = joinTouching(page.lines.map(spanOf));
  const found = await readMrz(page);
  const mrz = found && parseMrz(found.first, found.second);
  const checked = (verdict: Verdict) => unlessGuessed(found?.guesses ?? 0, verdict);
  const labelOf = (name: LabelName) => spans.find(({ text }) => labels[name].test(plain(text)));
  const valueOf = (name: LabelName, pattern: RegExp): Span | undefined => {
    const label = labelOf(name);
    return label && below(spans, label).find(({ text }) => pattern.test(text.replaceAll(/\s/g, '')));
  };
  const numberSpan = valueOf('passportNumber', NUMBER);
  const number = readingOf(numberSpan, NUMBER.exec(numberSpan?.text.replaceAll(/\s/g, '') ?? '')?.[0]);
  const names = readNames(spans, labelOf);
  const sexSpan = valueOf('sex', /^(?:[男女]\/?[MF]?|[MFX])/);
  const sexText = /^[男女]?\s*\/?\s*[MFX]?/.exec(sexSpan?.text ?? '')?.[0] ?? '';
  const sex = readingOf(sexSpan && sliceOf(sexSpan, 0, sexText.length), sexText.replaceAll(/\s/g, ''));
  const dayOf = (name: 'birth' | 'issued' | 'expiry') => {
    const span = valueOf(name, DAY);
    const day = span && findPassportDay(span.text);
    return { day, reading: readingOf(span, day?.text) };
  };
  const [birth, issued, expiry] = [dayOf('birth'), dayOf('issued'), dayOf('expiry')];
  const isWhole = found?.first.length === 44 && found.second.length === 44;
  const inMrzName = mrz && lettersOnly(`${mrz.surname} ${mrz.givenNames}`);
  const englishName = names.english ? lettersOnly(names.english.value) : '';
  const namesDiffer = inMrzName !== undefined && englishName !== '' && englishName !== inMrzName;
  const sexLetter = /[MFX]$/.exec(sex?.value ?? '')?.[0] ?? '';
  return {
    ...(found && { texts: textsOf(page, found) }),
    notes: [
      ...(found?.guesses
        ? [`机读码中有 ${found.guesses} 个形近字符是按所在位置认定为数字或字母的，不作校验依据，请核对原件。`]
        : []),
      ...(namesDiffer ? [NAMES_DIFFER] : []),
    ],
    fields: [
      fieldOf(fields.passportNumber, number, checked(numberVerdict(number, mrz))),
      fieldOf(fields.name, names.chinese),
      fieldOf(fields.englishName, names.english, checked(textVerdict(englishName, inMrzName, '姓名'))),
      fieldOf(fields.nationality, readingOf(valueOf('nationality', /[\u4e00-\u9fffA-Z]{3}/))),
      fieldOf(fields.sex, sex, checked(textVerdict(sexLetter, mrz?.sex.replace('<', 'X'), '性别'))),
      fieldOf(fields.birth, birth.reading, checked(dayVerdict(birth.day, mrz?.birth, mrz?.agrees.birth))),
      fieldOf(fields.issued, issued.reading, dayVerdict(issued.day, undefined, undefined)),
      fieldOf(fields.expiry, expiry.reading, checked(dayVerdict(expiry.day, mrz?.expiry, mrz?.agrees.expiry))),
      fieldOf(
        fields.mrz,
        found && {
          value: `${found.first}\n${found.second}`,
          score: found.score,
          polygon: found.polygon.map(([x, y]) => [x, y]),
        },
        found && checked(mrzVerdict(isWhole, mrz, englishName === inMrzName)),
      ),
    ],
  };
};

const LOOKS_LIKE = [
  /passport|护照/,
  /nationality|国籍/,
  /dateofbirth|出生日期/,
  /dateofexpiry|有效期至|expir/,
  /authority|签发机关|签发地/,
];

/** A passport's data page with its machine-readable lines (ICAO Doc 9303 part 4). */
export const passportReader: DocumentReader = {
  fields: Object.values(fields),
  read,
  evidence: (page) => {
    const text = page.lines.map((line) => plain(line.text)).join('\n');
    const words = LOOKS_LIKE.filter((pattern) => pattern.test(text)).length / LOOKS_LIKE.length;
    return /(?:^|\n)p[<«《(]/.test(text) || /<<</.test(text) ? Math.max(words, 0.6) : words;
  },
};
