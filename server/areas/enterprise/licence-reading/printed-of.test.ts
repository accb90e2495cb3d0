import { expect, test } from 'vitest';
import { agrees, type Typed } from '#contract/enterprise/compare-licence.ts';
import { createRegions } from '../regions.ts';
import { printedOf } from './printed-of.ts';
import { createRegionInAddress } from './region-in-address.ts';

const regionIn = createRegionInAddress(createRegions().provinces);
const read = (values: Record<string, string>, score = 0.99) =>
  printedOf({ fields: Object.entries(values).map(([name, value]) => ({ name, label: name, value, score })) }, regionIn);

test.each([
  ['浙江省杭州市西湖区文三路 1 号', '330106', '文三路 1 号'],
  ['杭州市西湖区文三路1号', '330106', '文三路1号'],
  ['上海市浦东新区世纪大道8号', '310115', '世纪大道8号'],
  ['北京市朝阳区建国路1号', '110105', '建国路1号'],
  ['广东省深圳市南山区科技路3号', '440305', '科技路3号'],
])('[MEND-05] the region of %s', (address, code, rest) => {
  expect(read({ address })).toMatchObject({ region: { code }, address: rest, wholeAddress: address });
});

test('[MEND-05] an address whose region is not known stays whole', () => {
  const address = '示例省临桥市东屏区春晖路1909号';
  expect(read({ address })).toEqual({ address, wholeAddress: address, doubtful: [] });
  expect(read({ address: '浙江省杭州市西湖区' })).not.toHaveProperty('region');
});

test.each([
  ['长期', null],
  ['2004年10月17日至长期', null],
  ['自2004年10月17日至2034年10月16日', '2034-10-16'],
  ['2004年10月17日', undefined],
])('[MEND-05] the term %s', (term, until) => {
  expect(read({ term }).termUntil).toBe(until);
});

test('[MEND-05] a stamp next to a day does not hide it', () => {
  expect(read({ established: '2020年7月7日示例印章' }).foundedOn).toBe('2020-07-07');
});

test('[MEND-05] what is unreadable is not offered, and what is doubtful is marked', () => {
  expect(read({ creditCode: '9135', established: '二〇〇四年', representative: '' })).toEqual({ doubtful: [] });
  expect(read({ creditCode: '91350211M0000XUF46' }).doubtful).toEqual(['creditCode']);
  expect(read({ name: '示例公司' }, 0.6).doubtful).toEqual(['enterpriseName']);
});

const typed: Typed = {
  subjectKind: 1,
  enterpriseName: '示例科技(杭州)有限公司',
  creditCode: '91350100M000100Y43',
  legalPerson: '张三',
  regionCode: '330106',
  regionName: '浙江省杭州市西湖区',
  address: '文三路 1 号',
  foundedOn: '2010-02-28',
  isLongTerm: false,
  termUntil: '2030-02-27',
};

test.each([
  ['浙江省杭州市西湖区文三路1号', '文三路 1 号', true],
  ['西湖区文三路1号', '文三路1号', true],
  ['文三路1号', '文三路1号', true],
  ['浙江省杭州市西湖区文三路1号', '杭州市西湖区文三路1号', true],
  ['浙江省杭州市西湖区文三路11号', '文三路1号', false],
  ['示例省临桥市文三路1号', '文三路1号', false],
  ['浙江省杭州市西湖区文三路1号', '', false],
])('[MEND-05] the address %s and what is typed, %s', (printed, address, same) => {
  expect(agrees('address', read({ address: printed }), { ...typed, address })).toBe(same);
});

test('[MEND-05] brackets and blanks make no difference, characters do', () => {
  const of = (name: string) => agrees('enterpriseName', read({ name }), typed);
  expect([of('示例科技（杭州）有限公司'), of('示例科技 (杭州) 有限公司'), of('示例科技（宁波）有限公司')]).toEqual([
    true,
    true,
    false,
  ]);
  const term = (value: string) => agrees('termUntil', read({ term: value }), typed);
  expect([term('至2030年2月27日'), term('至2031年2月27日'), term('长期')]).toEqual([true, false, false]);
});
