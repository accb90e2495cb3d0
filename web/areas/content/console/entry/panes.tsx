import { Segmented } from 'antd';
import type { ReactNode } from 'react';
import { matchesMedia, useMediaQuery } from '#web/kit/use-media-query.ts';
import { t } from '#web/kit/texts.ts';
import type { AddedPane } from './added-panes.tsx';
import styles from './entry.module.css';

type OwnPane = 'form' | 'preview' | 'check' | 'versions';
/** The area next to the form, or on a narrow page in its place: a pane of the editor, or one that an area has added. */
export type Pane = OwnPane | `added-${string}`;

const WIDE = '(min-width: 1024px)';
export const isWide = () => matchesMedia(WIDE);

interface PanesProps {
  form: ReactNode;
  pane: Pane;
  onPane: (pane: Pane) => void;
  /** How many errors the check list has. */
  problems: number;
  added: readonly AddedPane[];
  children: Record<Exclude<OwnPane, 'form'>, ReactNode>;
}

/** The form and one of the panes: side by side, or one of them on a narrow page. */
export const Panes = ({ form, pane, onPane, problems, added, children }: PanesProps) => {
  const wide = useMediaQuery(WIDE, true);
  const shown = wide && pane === 'form' ? 'preview' : pane;
  const options: { value: Pane; label: string }[] = [
    ...(wide ? [] : [{ value: 'form' as const, label: t('content.pane.form') }]),
    { value: 'preview', label: t('content.pane.preview') },
    {
      value: 'check',
      label: problems > 0 ? t('content.pane.checkCount', { count: problems }) : t('content.pane.check'),
    },
    { value: 'versions', label: t('content.pane.versions') },
    ...added.map(({ pane: value, title, count }) => ({
      value,
      // A narrow page has no room for the count.
      label: wide && count > 0 ? t('content.pane.addedCount', { title, count }) : title,
    })),
  ];
  const contentOf = (chosen: Exclude<Pane, 'form'>): ReactNode =>
    added.find(({ pane: one }) => one === chosen)?.content ?? children[chosen as Exclude<OwnPane, 'form'>];
  return (
    <div className={styles.columns}>
      <div className={styles.side} hidden={!wide && shown !== 'form'}>
        {form}
      </div>
      <section className={styles.aside} aria-label={t('content.pane')}>
        <Segmented<Pane> className={styles.panes ?? ''} block value={shown} options={options} onChange={onPane} />
        {shown !== 'form' && <div className={styles.pane}>{contentOf(shown)}</div>}
      </section>
    </div>
  );
};
