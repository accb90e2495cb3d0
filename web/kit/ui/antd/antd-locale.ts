import type { ConfigProviderProps } from 'antd';
import zhCN from 'antd/es/locale/zh_CN.js';

type Locale = NonNullable<ConfigProviderProps['locale']>;

// The package's types are those of its CommonJS copy, which wraps what a bundler reads.
const packed = zhCN as unknown as Locale;
const picker = packed.DatePicker as NonNullable<Locale['DatePicker']>;

/** The year and the month on show are the names of their buttons; a label would hide them from who hears the page. */
export const antdLocale: Locale = {
  ...packed,
  DatePicker: { ...picker, lang: { ...picker.lang, yearSelect: '', monthSelect: '' } },
};
