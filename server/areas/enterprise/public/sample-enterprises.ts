import { checkCharacterOf } from '#contract/enterprise/credit-code.ts';

/** A made-up enterprise, as its licence would describe it; it belongs to a demo account of the first start. */
export interface SampleEnterprise {
  /** User name of the account; names the picture too. */
  account: string;
  enterpriseName: string;
  creditCode: string;
  legalPerson: string;
  regionCode: string;
  regionName: string;
  address: string;
  foundedOn: string;
  industry: number;
  sizeBand: number;
}

const codeOf = (number: number) => {
  const first = `91330106MA0000${String(number).padStart(3, '0')}`;
  return first + checkCharacterOf(first);
};

const regions = [
  { regionCode: '330106', regionName: '浙江省杭州市西湖区' },
  { regionCode: '310115', regionName: '上海市浦东新区' },
  { regionCode: '440305', regionName: '广东省深圳市南山区' },
] as const;

const sample = (
  number: number,
  account: string,
  enterpriseName: string,
  legalPerson: string,
  foundedOn: string,
  { industry, sizeBand }: { industry: number; sizeBand: number },
): SampleEnterprise => ({
  account,
  enterpriseName,
  creditCode: codeOf(number),
  legalPerson,
  ...(regions[number % regions.length] as (typeof regions)[number]),
  address: `示例路 ${number * 8} 号`,
  foundedOn,
  industry,
  sizeBand,
});

export const sampleEnterprises: readonly SampleEnterprise[] = [
  sample(1, 'trial-verified', '示例企业一', '示例甲', '2012-05-18', { industry: 2, sizeBand: 3 }),
  sample(5, 'trial-provider', '示例企业五', '示例乙', '2015-09-01', { industry: 2, sizeBand: 2 }),
  sample(6, 'trial-partner', '示例企业六', '示例丙', '2009-03-12', { industry: 8, sizeBand: 4 }),
  sample(7, 'trial-provider-partner', '示例企业七', '示例丁', '2018-11-30', { industry: 1, sizeBand: 2 }),
  sample(8, 'trial-in-review', '示例企业八', '示例戊', '2020-07-07', { industry: 4, sizeBand: 1 }),
  sample(9, 'trial-rejected', '示例企业九', '示例己', '2017-01-20', { industry: 3, sizeBand: 2 }),
  sample(10, 'trial-frozen', '示例企业十', '示例庚', '2021-04-02', { industry: 10, sizeBand: 1 }),
];
