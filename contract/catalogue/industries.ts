/** A value and its name in Chinese. */
export interface Option {
  value: number;
  label: string;
}

/** The industries of C2. */
export const industryTypes: readonly Option[] = [
  { value: 1, label: '数字能源' },
  { value: 2, label: '工商企业' },
  { value: 3, label: '医疗健康' },
  { value: 4, label: '应急管理' },
  { value: 5, label: '住宅楼宇' },
  { value: 6, label: '数字乡村' },
  { value: 7, label: '金融服务' },
  { value: 8, label: '交通运输' },
  { value: 9, label: '智慧交管' },
  { value: 10, label: '其他' },
];
