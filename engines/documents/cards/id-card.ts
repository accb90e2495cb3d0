import type { Field } from '#contract/trial/recognition.ts';
import { findDay } from '../dates.ts';
import type { DocumentReader, Page } from '../document-reader.ts';
import { fieldOf, readingOf } from '../fields.ts';
import { wholeNameVerdict } from '../ink-beside.ts';
import { type Labelled, type LabelRule, readLabelled, shareOfPrinted } from '../labels.ts';
import { joined, joinTouching, type Span, sliceOf, spanOf } from '../span.ts';
import { birthVerdict, numberVerdict, periodVerdict, sexVerdict } from './identity-checks.ts';
import { nationVerdict } from './nations.ts';
import { findPattern } from './patterns.ts';

const fields = {
  name: { name: 'name', label: '姓名' },
  sex: { name: 'sex', label: '性别' },
  nation: { name: 'nation', label: '民族' },
  birth: { name: 'birth', label: '出生' },
  address: { name: 'address', label: '住址' },
  idNumber: { name: 'idNumber', label: '公民身份号码' },
  authority: { name: 'authority', label: '签发机关' },
  validity: { name: 'validity', label: '有效期限' },
} as const;

const rules: readonly LabelRule[] = [
  { name: 'name', printed: ['姓名'] },
  { name: 'sex', printed: ['性别'] },
  { name: 'nation', printed: ['民族'], inside: true },
  { name: 'birth', printed: ['出生'] },
  { name: 'address', printed: ['住址'], lines: true },
  { name: 'idNumber', printed: ['公民身份号码', '公民身份证号码'] },
  { name: 'authority', printed: ['签发机关'], lines: true },
  { name: 'validity', printed: ['有效期限'] },
  // Not a published field, but values end where it begins.
  { name: '-title', printed: ['中华人民共和国', '居民身份证'] },
];

const ID_NUMBER = /(?<![\dA-Za-z])\d{17}[\dXx](?![\dA-Za-z])/;

export const valueOf = (labelled: Labelled | undefined): Span | undefined => labelled && joined(labelled.value);

const read = (page: Page): { fields: Field[] } => {
  const found = readLabelled(page.lines, rules);
  const spanOfField = (name: string) => valueOf(found.get(name));
  const number = findPattern(joinTouching(page.lines.map(spanOf)), ID_NUMBER) ?? readingOf(spanOfField('idNumber'));
  const sexSpan = spanOfField('sex');
  const sex = readingOf(sexSpan && sliceOf(sexSpan, 0, 1));
  const nation = readingOf(spanOfField('nation'));
  const birthSpan = spanOfField('birth');
  const birth = birthSpan && findDay(birthSpan.text);
  const birthReading = readingOf(birthSpan, birth?.text);
  const validity = readingOf(
    spanOfField('validity'),
    spanOfField('validity')
      ?.text.replaceAll(/\s/g, '')
      .replaceAll(/[–—一_]/g, '-'),
  );
  return {
    fields: [
      fieldOf(
        fields.name,
        readingOf(spanOfField('name'), spanOfField('name')?.text.replaceAll(' ', '')),
        wholeNameVerdict(page, spanOfField('name')),
      ),
      fieldOf(fields.sex, sex, sexVerdict(sex, number)),
      fieldOf(fields.nation, nation, nationVerdict(nation)),
      fieldOf(fields.birth, birthReading, birthVerdict(birth, number)),
      fieldOf(fields.address, readingOf(spanOfField('address'))),
      fieldOf(fields.idNumber, number, numberVerdict(number, birth, sex?.value ?? '')),
      fieldOf(fields.authority, readingOf(spanOfField('authority'))),
      fieldOf(fields.validity, validity, periodVerdict(validity)),
    ],
  };
};

const frontPrinted = [['姓名'], ['性别'], ['民族'], ['出生'], ['住址'], ['公民身份号码', '公民身份']];
const backPrinted = [['居民身份证'], ['签发机关'], ['有效期限'], ['中华人民共和国']];
/** Papers that share labels with identity cards. */
const OTHER_PAPERS = /护照|passport|驾驶证|行驶证|营业执照|户口/i;

/** The resident's identity card (GA 461), front, back, or both on one picture. */
export const idCardReader: DocumentReader = {
  fields: Object.values(fields),
  read,
  evidence: (page) =>
    page.lines.some(({ text }) => OTHER_PAPERS.test(text.replaceAll(/\s/g, '')))
      ? 0
      : Math.max(shareOfPrinted(page.lines, frontPrinted), shareOfPrinted(page.lines, backPrinted)),
};
