import { Segmented } from 'antd';
import { type ReactNode, useSyncExternalStore } from 'react';
import { t } from '#web/kit/texts.ts';
import styles from './entry.module.css';

/** What is next to the form, or on a narrow page in its place. */
export type Pane = 'form' | 'preview' | 'check' | 'versions';

const WIDE = '(min-width: 1024px)';
export const isWide = () => window.matchMedia(WIDE).matches;
const useIsWide = () =>
  useSyncExternalStore(
    (tell) => {
      const wide = window.matchMedia(WIDE);
      // Older browsers have no `addEventListener` here.
      wide.addListener(tell);
      return () => wide.removeListener(tell);
    },
    isWide,
    () => true,
  );

interface PanesProps {
  form: ReactNode;
  pane: Pane;
  onPane: (pane: Pane) => void;
  /** How many problems the check list has. */
  problems: number;
  children: Record<Exclude<Pane, 'form'>, ReactNode>;
}

/** The form and one of the panes: side by side, or one of them on a narrow page. */
export const Panes = ({ form, pane, onPane, problems, children }: PanesProps) => {
  const wide = useIsWide();
  const shown = wide && pane === 'form' ? 'preview' : pane;
  const options: { value: Pane; label: string }[] = [
    ...(wide ? [] : [{ value: 'form' as const, label: t('content.pane.form') }]),
    { value: 'preview', label: t('content.pane.preview') },
    {
      value: 'check',
      label: problems > 0 ? t('content.pane.checkCount', { count: problems }) : t('content.pane.check'),
    },
    { value: 'versions', label: t('content.pane.versions') },
  ];
  return (
    <div className={styles.columns}>
      <div className={styles.side} hidden={!wide && shown !== 'form'}>
        {form}
      </div>
      <section className={styles.aside} aria-label={t('content.pane')}>
        <Segmented<Pane> className={styles.panes ?? ''} block value={shown} options={options} onChange={onPane} />
        {shown !== 'form' && <div className={styles.pane}>{children[shown]}</div>}
      </section>
    </div>
  );
};
