import { labelValues } from '#contract/site/entities.ts';
import { type TextKey, t } from '#web/kit/texts.ts';
import styles from './badge.module.css';

const badges: Record<number, { text: TextKey; className: string | undefined }> = {
  [labelValues.new]: { text: 'site.badge.new', className: styles.new },
  [labelValues.hot]: { text: 'site.badge.hot', className: styles.hot },
  [labelValues.upd]: { text: 'site.badge.upd', className: styles.upd },
  [labelValues.rec]: { text: 'site.badge.rec', className: styles.rec },
  [labelValues.big]: { text: 'site.badge.big', className: styles.big },
};

/** The badge of a menu item; renders nothing for the value "none". */
export const Badge = ({ value }: { value: number }) => {
  const badge = badges[value];
  return badge ? <span className={`${styles.badge} ${badge.className}`}>{t(badge.text)}</span> : null;
};
