import { t } from '../texts.ts';
import styles from './result-notice.module.css';

interface SearchNoticeProps {
  /** How the keyword was met. */
  match?: 'words' | 'near' | 'some' | null | undefined;
  /** Words that nothing has. */
  missing?: readonly string[] | undefined;
  /** Words that were taken for others, which differ in one character. */
  near?: readonly { typed: string; found: string }[] | undefined;
}

/** Describes how the results of a search differ from the keyword. */
export const SearchNotice = ({ match, missing = [], near = [] }: SearchNoticeProps) =>
  (match === 'some' || missing[0] || near[0]) && (
    <div className={styles.notice}>
      {near[0] && <h2 className={styles.near}>{t('search.near')}</h2>}
      {near.map((word) => (
        <p key={word.typed}>{t('search.nearWords', word)}</p>
      ))}
      {missing[0] ? (
        <p className={styles.missing}>
          {t('search.missing')}
          {missing.map((word) => (
            <del key={word}>{word}</del>
          ))}
        </p>
      ) : (
        match === 'some' && <p>{t('search.some')}</p>
      )}
    </div>
  );
