import { Link } from 'react-router';
import { HOT_WORDS_AREA } from '#contract/monitoring/names.ts';
import { searchUrl } from '#contract/search/search-path.ts';
import { t } from '#web/kit/texts.ts';
import styles from './hot-words.module.css';
import type { SearchState } from './use-counted-search.ts';

const state: SearchState = { isHot: true };

/** The words that many search for, each with its results. */
export const HotWords = ({ words }: { words: readonly string[] }) => (
  <p className={styles.words} data-area={HOT_WORDS_AREA}>
    <span>{t('search.hot')}</span>
    {words.map((word) => (
      <Link key={word} to={searchUrl(word)} state={state}>
        {word}
      </Link>
    ))}
  </p>
);
