const parts = (names: string) => new RegExp(`node_modules[\\\\/](antd[\\\\/]es|@rc-component)[\\\\/](${names})[\\\\/]`);

/** Parts that few pages use, each in a separate file. A file comes after the ones that it imports. */
const SELDOM = [
  { name: 'antd-dates', parts: [parts('picker|date-picker|time-picker|calendar'), /node_modules[\\/]dayjs[\\/]/] },
  { name: 'antd-progress', parts: [parts('progress')] },
  { name: 'antd-steps', parts: [parts('steps|timeline')] },
  { name: 'antd-upload', parts: [parts('upload')] },
  { name: 'antd-image', parts: [parts('image')] },
  { name: 'antd-tree', parts: [parts('tree')] },
  { name: 'antd-cascader', parts: [parts('cascader')] },
  { name: 'antd-tabs', parts: [parts('tabs')] },
  { name: 'antd-number', parts: [parts('input-number|mini-decimal')] },
];

// The locale is one object.
const isSeldom = (id: string) => SELDOM.some((file) => file.parts.some((part) => part.test(id))) && !/locale/.test(id);

/** antd, and our part of it that imports no other code of ours: a file would also contain what it imports. */
const isOfAntd = (id: string) =>
  /node_modules[\\/](antd|@rc-component|@ant-design|@babel|clsx)[\\/]/.test(id) ||
  /[\\/]web[\\/]kit[\\/]ui[\\/]antd[\\/](antd-(dialog|place|locale|additions)|patches)/.test(id);

/** The files of antd. No public page loads any of them. */
export const antdFiles = [
  { name: 'antd', test: (id: string) => isOfAntd(id) && !isSeldom(id) },
  ...SELDOM.map((file) => ({ name: file.name, test: (id: string) => file.parts.some((part) => part.test(id)) })),
];
