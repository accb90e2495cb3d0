const folder = (names: string) =>
  new RegExp(`node_modules[\\\\/](antd[\\\\/]es|@rc-component)[\\\\/](${names})[\\\\/]`);

/** Components that some pages use and most do not, by the file that they share. */
const SELDOM = [
  { name: 'antd-dates', parts: [folder('picker|date-picker|time-picker|calendar'), /node_modules[\\/]dayjs[\\/]/] },
  { name: 'antd-files', parts: [folder('upload|image|cascader')] },
  { name: 'antd-more', parts: [folder('steps|timeline|progress|rate|tabs|segmented|descriptions|breadcrumb|avatar')] },
];

const isOfAntd = (id: string) =>
  /node_modules[\\/](antd|@rc-component|@ant-design|@babel|clsx)[\\/]/.test(id) ||
  /[\\/]web[\\/]ui[\\/]antd[\\/](antd-|instead)/.test(id);

// The language is one object.
const isSeldom = (id: string) => SELDOM.some(({ parts }) => parts.some((part) => part.test(id))) && !/locale/.test(id);

/** The files that antd comes in, none of which a public page loads. */
export const antdFiles = [
  { name: 'antd', test: (id: string) => isOfAntd(id) && !isSeldom(id) },
  ...SELDOM.map(({ name, parts }) => ({ name, test: (id: string) => parts.some((part) => part.test(id)) })),
];
