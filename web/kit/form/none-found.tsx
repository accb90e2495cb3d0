import { t } from '#web/kit/texts.ts';
import styles from './none-found.module.css';

/** Shown by a select that searches on the server, in place of options. */
export const NoneFound = ({ search: { isOld, failed } }: { search: { isOld: boolean; failed: boolean } }) => {
  const done = failed ? 'layers.find.failed' : 'layers.find.none';
  return <span className={styles.none}>{t(isOld ? 'layers.find.searching' : done)}</span>;
};
