import 'virtual:antd.css';
import './antd-additions.css';
import { ConfigProvider } from 'antd';
import { LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIsLive } from '../../start-up/use-is-live.ts';
import styles from './antd-place.module.css';
import { antdLocale } from './antd-locale.ts';

const theme = { zeroRuntime: true };
const noWave = { disabled: true };
/** antd's own icon would stay in the button's name under reduced motion: it leaves by an animation that never ends. */
const loadingIcon = <LoaderCircle size={16} aria-hidden="true" className={styles.loading} />;
const button = { autoInsertSpace: false, loadingIcon };

/** Popups open within the page's landmark, or within the dialog that hides the page from screen readers. */
const layerOf = (control?: HTMLElement) => control?.closest<HTMLElement>('[role="dialog"], main') ?? document.body;

const renderEmpty = () => <p className={styles.empty}>{antdLocale.Empty?.description}</p>;

/**
 * Wraps all antd components of a page with their language and their built styles.
 *
 * antd's pickers use the browser's time zone, but days and minutes here are in Asia/Shanghai. Send them as they are
 * shown on the screen (`value.format('YYYY-MM-DD')`), never as an instant (`toISOString()`), which would be another day
 * in other time zones.
 *
 * Until the page is hydrated all controls are disabled, since clicks and typed text would be lost silently.
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
