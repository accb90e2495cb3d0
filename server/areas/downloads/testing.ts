/** A download as an operator types it. */
export const payloadOf = (file: string, more: object = {}) => ({
  title: '测试资源',
  summary: '',
  labels: ['固件'],
  abilityNos: [],
  audience: 'everybody',
  licence: 'MIT',
  firmware: ['V5.01'],
  fileClass: 1,
  versions: [versionOf(file)],
  ...more,
});

export const versionOf = (file: string, version = '1.0') => ({
  version,
  date: '2026-11-01T00:00:00+08:00',
  notes: `**${version}** 的说明`,
  file,
});
