import 'virtual:antd.css';
import './antd-additions.css';
import { ConfigProvider } from 'antd';
import { LoaderCircle } from 'lucide-react';
import { type ReactNode, useSyncExternalStore } from 'react';
import styles from './antd-place.module.css';
import { antdLocale } from './antd-locale.ts';

const theme = { zeroRuntime: true };
const noWave = { disabled: true };
/** antd's own stays in the button's name where motion is reduced: it leaves by an animation that never ends. */
const loadingIcon = <LoaderCircle size={16} aria-hidden="true" className={styles.loading} />;
const button = { autoInsertSpace: false, loadingIcon };

/** What opens at a control stands in the page's landmark, or in the dialog that hides the page from readers. */
const layerOf = (control?: HTMLElement) => control?.closest<HTMLElement>('[role="dialog"], main') ?? document.body;

/** Whether React has taken over what the server sent. */
const useIsLive = () =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );

const renderEmpty = () => <p className={styles.empty}>{antdLocale.Empty?.description}</p>;

/**
 * What stands around whatever of a page comes from antd: its language, and its styles as a file. Its pickers think in the
 * browser's time zone, days and minutes of ours are those of Asia/Shanghai: they go to the server as they are read on the
 * screen (`value.format('YYYY-MM-DD')`), never as an instant (`toISOString()`), which would be another day elsewhere.
 * Until the page is live nothing in it can be pressed or typed into: both would be lost without a word.
 */
export const AntdPlace = ({ children }: { children: ReactNode }) => (
  <ConfigProvider
    locale={antdLocale}
    theme={theme}
    wave={noWave}
    button={button}
    getPopupContainer={layerOf}
    renderEmpty={renderEmpty}
  >
    <fieldset role="presentation" className={styles.place} disabled={!useIsLive()}>
      {children}
    </fieldset>
  </ConfigProvider>
);
