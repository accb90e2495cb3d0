import type { Field } from '#contract/trial/recognition.ts';
import { CREDIT_CODE_CHARACTERS, isCreditCode } from '../credit-code.ts';
import type { DocumentReader, Page } from '../document-reader.ts';
import { fieldOf, type Reading, readingOf, type Verdict } from '../fields.ts';
import { type Labelled, type LabelRule, readLabelled, shareOfPrinted } from '../labels.ts';
import { joined, joinTouching, type Span, spanOf } from '../span.ts';
import { addressVerdict, isWithinScope, scopeVerdict } from './licence-scope.ts';
import { dayVerdict, periodVerdict } from './identity-checks.ts';
import { findPattern } from './patterns.ts';

const fields = {
  creditCode: { name: 'creditCode', label: '统一社会信用代码' },
  name: { name: 'name', label: '名称' },
  type: { name: 'type', label: '类型' },
  representative: { name: 'representative', label: '法定代表人' },
  capital: { name: 'capital', label: '注册资本' },
  established: { name: 'established', label: '成立日期' },
  term: { name: 'term', label: '营业期限' },
  address: { name: 'address', label: '住所' },
  scope: { name: 'scope', label: '经营范围' },
} as const;

const rules: readonly LabelRule[] = [
  { name: 'creditCode', printed: ['统一社会信用代码'], inside: true },
  { name: 'name', printed: ['企业名称', '名称', '字号名称'], lines: true },
  { name: 'type', printed: ['公司类型', '企业类型', '主体类型', '类型'], lines: true },
  { name: 'representative', printed: ['法定代表人', '执行事务合伙人', '投资人', '负责人', '经营者'] },
  { name: 'capital', printed: ['注册资本', '注册资金', '成员出资总额', '出资额'] },
  { name: 'established', printed: ['成立日期', '注册日期'] },
  { name: 'term', printed: ['营业期限', '合伙期限', '经营期限'], lines: true },
  { name: 'address', printed: ['主要经营场所', '经营场所', '营业场所', '住所'], lines: true },
  { name: 'scope', printed: ['经营范围', '业务范围'], lines: true },
  // Not a published field, but values end where it begins.
  { name: '-form', printed: ['组成形式'] },
  { name: '-registrar', printed: ['登记机关', '发照机关'] },
  {
    name: '-site',
    printed: ['国家企业信用信息公示系统', '企业信用信息公示系统', '市场主体应当于每年', '国家市场监督管理总局监制'],
  },
];

const CODE = new RegExp(`(?<![0-9A-Z])[${CREDIT_CODE_CHARACTERS}IOSVZ]{18}(?![0-9A-Z])`);

const codeVerdict = (code: Reading | undefined): Verdict => {
  if (!code) return undefined;
  return isCreditCode(code.value)
    ? { passed: true, rule: '末位校验字符相符' }
    : { passed: false, reason: '末位校验字符与前 17 位不符（GB 32100）。' };
};

const withoutBlanks = (span: Span | undefined) => readingOf(span, span?.text.normalize('NFKC').replaceAll(/\s/g, ''));

/** The same, with lines of the scope that begin like a label as its text. */
const withWholeScope = (page: Page, first: Map<string, Labelled>): Map<string, Labelled> => {
  let [found, passedOver] = [first, 0];
  for (;;) {
    const scope = found.get('scope');
    const inScope = new Set<Span>();
    found = readLabelled(page.lines, rules, (label, name) => {
      const isText = name !== 'scope' && !name.startsWith('-') && isWithinScope(label, scope);
      if (isText) inScope.add(label);
      return isText;
    });
    // Each such line makes the scope longer, and the new text may contain another.
    if (inScope.size <= passedOver) return found;
    passedOver = inScope.size;
  }
};

const read = (page: Page): { fields: Field[] } => {
  const first = readLabelled(page.lines, rules);
  const printed = withWholeScope(page, first);
  const isInScope = first.has('address') && !printed.has('address');
  const found = isInScope ? first : printed;
  const span = (name: string) => {
    const labelled = found.get(name);
    return labelled && joined(labelled.value);
  };
  const code = findPattern(joinTouching(page.lines.map(spanOf)), CODE);
  const [address, scope] = [readingOf(span('address')), readingOf(span('scope'))];
  const established = withoutBlanks(span('established'));
  const term = withoutBlanks(span('term'));
  return {
    fields: [
      fieldOf(fields.creditCode, code, codeVerdict(code)),
      fieldOf(fields.name, readingOf(span('name'))),
      fieldOf(fields.type, readingOf(span('type'))),
      fieldOf(fields.representative, readingOf(span('representative'))),
      fieldOf(fields.capital, readingOf(span('capital'))),
      fieldOf(fields.established, established, dayVerdict(established)),
      fieldOf(fields.term, term, periodVerdict(term)),
      fieldOf(fields.address, address, addressVerdict(address, isInScope)),
      fieldOf(fields.scope, scope, scopeVerdict(scope, address)),
    ],
  };
};

const printed = [['营业执照'], ['统一社会信用代码', '注册号'], ['类型'], ['成立日期', '注册日期'], ['经营范围']];

/** Business licences since 2015, landscape and portrait. */
export const businessLicenceReader: DocumentReader = {
  fields: Object.values(fields),
  read,
  evidence: (page) => shareOfPrinted(page.lines, printed),
};
