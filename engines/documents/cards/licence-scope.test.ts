import { expect, test } from 'vitest';
import { pageOf } from '../../specimens/page-of.ts';
import { createSheet } from '../../specimens/sheet.ts';
import { readDocument } from '../read-document.ts';
import { businessLicenceReader } from './business-licence.ts';

const SCOPE = [
  '一般项目：技术服务、软件开发；',
  '住所托管服务；企业形象策划；',
  '经营场所租赁（依法须经批准的除外）。',
];
const ADDRESS = '云岭省北屿市文澜区松涛路118号3幢402室';

type Printed = readonly [x: number, y: number, text: string];

const licence = async (lines: readonly Printed[]) => {
  const sheet = createSheet(2000, 1414);
  const head: Printed[] = [
    [800, 200, '营业执照'],
    [150, 300, '统一社会信用代码'],
    [150, 420, '名称'],
    [340, 420, '北屿松涛软件有限公司'],
    [150, 480, '类型'],
    [340, 480, '有限责任公司'],
    [1080, 420, '成立日期'],
    [1270, 420, '2019年03月08日'],
  ];
  for (const [x, y, text] of [...head, ...lines]) sheet.print(x, y, text, { size: 30 });
  const specimen = sheet.finish([]);
  const { fields } = await readDocument(businessLicenceReader, pageOf(specimen), specimen);
  const of = (wanted: string) => fields.find(({ name }) => name === wanted);
  return { address: of('address'), scope: of('scope') };
};

const scopeAt = (x: number, y: number, lines = SCOPE): Printed[] => [
  [x, y, '经营范围'],
  ...lines.map((text, row): Printed => [x + 190, y + row * 46, text]),
];

test.each([
  ['right of it', [...scopeAt(150, 560), [1080, 640, '住所'], [1270, 640, ADDRESS]]],
  ['above it', [[150, 560, '住所'], [340, 560, ADDRESS], ...scopeAt(150, 630)]],
  ['below it', [...scopeAt(150, 560), [150, 740, '住所'], [340, 740, ADDRESS]]],
] as [string, Printed[]][])(
  '[TRIAL-03] a line of the scope that begins as the address’s label does is no label, the address standing %s',
  async (_, lines) => {
    const { address, scope } = await licence(lines);
    expect(address).toMatchObject({ value: ADDRESS });
    expect(address?.check).toBeUndefined();
    expect(scope?.value.normalize('NFKC')).toBe(SCOPE.join('').normalize('NFKC'));
    expect(scope?.check).toBeUndefined();
  },
);

test('[TRIAL-03] an address that is only in the scope is reported', async () => {
  for (const lines of [scopeAt(150, 560), scopeAt(150, 560, ['技术服务；', `住所：${ADDRESS}`, '软件开发。'])]) {
    const { address } = await licence(lines);
    expect(address).toMatchObject({ check: 'failed' });
    expect(address?.score).toBeLessThan(0.6);
  }
});

test('[TRIAL-03] an address that ran into the scope is reported', async () => {
  const { address, scope } = await licence(scopeAt(150, 560, ['技术服务；软件开发；', ADDRESS, '企业形象策划。']));
  expect(address?.value).toBe('');
  expect(scope).toMatchObject({ check: 'failed' });
});
