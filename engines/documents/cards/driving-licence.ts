import type { Field } from '#contract/trial/recognition.ts';
import { findDay } from '../dates.ts';
import type { DocumentReader, Page, PageLine } from '../document-reader.ts';
import { fieldOf, type Reading, readingOf, type Verdict } from '../fields.ts';
import { wholeNameVerdict } from '../ink-beside.ts';
import { type LabelRule, readLabelled, shareOfPrinted } from '../labels.ts';
import { heightOf, joined, type Span, sliceOf } from '../span.ts';
import { birthVerdict, dayVerdict, numberVerdict, periodVerdict, sexVerdict } from './identity-checks.ts';

const fields = {
  licenceNumber: { name: 'licenceNumber', label: '证号' },
  name: { name: 'name', label: '姓名' },
  sex: { name: 'sex', label: '性别' },
  nationality: { name: 'nationality', label: '国籍' },
  address: { name: 'address', label: '住址' },
  birth: { name: 'birth', label: '出生日期' },
  firstIssue: { name: 'firstIssue', label: '初次领证日期' },
  vehicleClass: { name: 'vehicleClass', label: '准驾车型' },
  validity: { name: 'validity', label: '有效期限' },
} as const;

const rules: readonly LabelRule[] = [
  { name: 'licenceNumber', printed: ['证号'], aside: ['No.'] },
  { name: 'name', printed: ['姓名'], aside: ['Name'] },
  { name: 'sex', printed: ['性别'], inside: true, aside: ['Sex'] },
  { name: 'nationality', printed: ['国籍'], inside: true, aside: ['Nationality'] },
  { name: 'address', printed: ['住址'], lines: true, aside: ['Address'] },
  { name: 'birth', printed: ['出生日期'], inside: true, aside: ['Date of Birth'] },
  { name: 'firstIssue', printed: ['初次领证日期'], inside: true, aside: ['Date of First Issue'] },
  { name: 'vehicleClass', printed: ['准驾车型'], inside: true, aside: ['Class'] },
  { name: '-from', printed: ['有效起始日期'], inside: true, aside: ['Valid From'] },
  { name: 'validity', printed: ['有效期限'], inside: true, aside: ['Valid Period', 'Valid For'] },
];

/** The main page's lines: those of the second page, next to it or below it, are left out. */
const mainLines = (lines: readonly PageLine[]): readonly PageLine[] => {
  const title = lines.find(({ text }) => /驾驶证副页/.test(text));
  const main = lines.find((line) => line !== title && /机动车驾驶证/.test(line.text));
  if (!title || !main) return lines;
  const edge = heightOf(title) * 2;
  if (title.left > main.right) {
    const middle = (title.left + main.right) / 2;
    return lines.filter(({ left }) => left < middle);
  }
  return title.top > main.top
    ? lines.filter(({ bottom }) => bottom < title.top + edge / 4)
    : lines.filter(({ top }) => top > main.top - edge / 4);
};

/** The codes of the Rules on Applying for and Using Driving Licences (Ministry of Public Security, decree 162). */
const CLASSES = /^(?:A[123]|B[12]|C[1-6]|[DEFMNP])+$/;

const classVerdict = (value: Reading | undefined): Verdict => {
  if (!value || CLASSES.test(value.value)) return undefined;
  return { passed: false, reason: '不是规定的准驾车型代号。' };
};

const read = (page: Page): { fields: Field[] } => {
  const found = readLabelled(mainLines(page.lines), rules);
  const span = (name: string) => {
    const labelled = found.get(name);
    return labelled && joined(labelled.value);
  };
  const compact = (of: Span | undefined) => readingOf(of, of?.text.normalize('NFKC').replaceAll(/\s/g, ''));
  const dayOf = (of: Span | undefined) => readingOf(of, findDay(of?.text ?? '')?.text ?? of?.text.replaceAll(' ', ''));
  const number = compact(span('licenceNumber'));
  const sexSpan = span('sex');
  const sex = readingOf(sexSpan && sliceOf(sexSpan, 0, 1));
  const birth = dayOf(span('birth'));
  const birthday = birth && findDay(birth.value);
  const firstIssue = dayOf(span('firstIssue'));
  const vehicleClass = compact(span('vehicleClass'));
  const validity = compact(span('validity'));
  return {
    fields: [
      fieldOf(fields.licenceNumber, number, numberVerdict(number, birthday, sex?.value ?? '')),
      fieldOf(
        fields.name,
        readingOf(span('name'), span('name')?.text.replaceAll(' ', '')),
        wholeNameVerdict(page, span('name')),
      ),
      fieldOf(fields.sex, sex, sexVerdict(sex, number)),
      fieldOf(fields.nationality, readingOf(span('nationality'))),
      fieldOf(fields.address, readingOf(span('address'))),
      fieldOf(fields.birth, birth, birthVerdict(birthday, number)),
      fieldOf(fields.firstIssue, firstIssue, dayVerdict(firstIssue)),
      fieldOf(fields.vehicleClass, vehicleClass, classVerdict(vehicleClass)),
      fieldOf(fields.validity, validity, periodVerdict(validity)),
    ],
  };
};

const printed = [['驾驶证'], ['证号'], ['国籍'], ['初次领证日期', '初次领证'], ['准驾车型'], ['有效期限']];

/** The main page of a driving licence (GA 482); a foreigner's number is no identity number, and its check says so. */
export const drivingLicenceReader: DocumentReader = {
  fields: Object.values(fields),
  read,
  evidence: (page) => shareOfPrinted(page.lines, printed),
};
