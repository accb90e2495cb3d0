import type { ConfigProviderProps } from 'antd';
import zhCN from 'antd/es/locale/zh_CN.js';

type Locale = NonNullable<ConfigProviderProps['locale']>;

// The package's types describe its CommonJS build, which wraps what a bundler reads.
const packed = zhCN as unknown as Locale;
const picker = packed.DatePicker as NonNullable<Locale['DatePicker']>;

/** The visible year and month serve as the names of their buttons; a label would hide them from screen readers. */
export const antdLocale: Locale = {
  ...packed,
  DatePicker: { ...picker, lang: { ...picker.lang, yearSelect: '', monthSelect: '' } },
};
