import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { KEYWORD_MAXIMUM } from '#contract/kit/limits.ts';
import { isCut } from '#contract/search/result-list.ts';
import { t } from '#web/kit/texts.ts';
import styles from '#web/kit/list/result-notice.module.css';

/**
 * Explains that the keyword of the address was too long. The server renders the same page for all keywords with the
 * same beginning.
 */
export const CutNotice = () => {
  const { search } = useLocation();
  const [cut, setCut] = useState(false);
  useEffect(() => setCut(isCut(new URLSearchParams(search))), [search]);
  return cut && <p className={styles.notice}>{t('search.cut', { maximum: KEYWORD_MAXIMUM })}</p>;
};
