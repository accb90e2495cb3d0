const parts = (names: string) => new RegExp(`node_modules[\\\\/](antd[\\\\/]es|@rc-component)[\\\\/](${names})[\\\\/]`);

/** What some pages use and most do not, each a file; one that another needs stands before it. */
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

// The language is one object.
const isSeldom = (id: string) => SELDOM.some((file) => file.parts.some((part) => part.test(id))) && !/locale/.test(id);

/** antd, and our part of it that imports nothing else of ours: what it imported would come along. */
const isOfAntd = (id: string) =>
  /node_modules[\\/](antd|@rc-component|@ant-design|@babel|clsx)[\\/]/.test(id) ||
  /[\\/]web[\\/]kit[\\/]ui[\\/]antd[\\/](antd-(place|locale|additions)|patches)/.test(id);

/** The files that antd comes in, none of which a public page loads. */
export const antdFiles = [
  { name: 'antd', test: (id: string) => isOfAntd(id) && !isSeldom(id) },
  ...SELDOM.map((file) => ({ name: file.name, test: (id: string) => file.parts.some((part) => part.test(id)) })),
];
