import 'virtual:antd.css';
import { ConfigProvider, type ConfigProviderProps } from 'antd';
import zhCN from 'antd/es/locale/zh_CN.js';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn.js';
import type { ReactNode } from 'react';
import styles from './antd-place.module.css';

dayjs.locale('zh-cn');

// The package's types are those of its CommonJS copy, which wraps what a bundler reads.
const locale = zhCN as unknown as NonNullable<ConfigProviderProps['locale']>;

const theme = { zeroRuntime: true };
const noWave = { disabled: true };

const renderEmpty = () => <p className={styles.empty}>{locale.Empty?.description}</p>;

/** What stands around whatever of a page comes from antd: its language, and its styles as a file. */
export const AntdPlace = ({ children }: { children: ReactNode }) => (
  <ConfigProvider locale={locale} theme={theme} wave={noWave} renderEmpty={renderEmpty}>
    {children}
  </ConfigProvider>
);
