import { industryTypes, type Option } from '../catalogue/industries.ts';

export const subjectKinds: readonly Option[] = [
  { value: 1, label: '企业' },
  { value: 2, label: '个体工商户' },
  { value: 3, label: '事业单位' },
  { value: 4, label: '社会组织' },
  { value: 5, label: '政府机关' },
  { value: 6, label: '其他组织' },
];

/** P3. The bands share their limits: from the second band on, the lower limit belongs to the band before. */
export const sizeBands: readonly Option[] = [
  { value: 1, label: '1-10 人' },
  { value: 2, label: '10-100 人' },
  { value: 3, label: '100-1000 人' },
  { value: 4, label: '1000 人以上' },
];

/** Enterprises have the same industries as abilities. */
export const enterpriseIndustries = industryTypes;

export const isChoice = (options: readonly Option[], value: number): boolean =>
  options.some((option) => option.value === value);

export const labelOf = (options: readonly Option[], value: number): string =>
  options.find((option) => option.value === value)?.label ?? '';
