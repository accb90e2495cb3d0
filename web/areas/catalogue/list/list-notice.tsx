import type { AnswerOf } from '#contract/kit/call.ts';
import type { queryAbilities } from '#contract/catalogue/calls.ts';
import type { ListQuery } from '#contract/catalogue/list-query.ts';
import { t } from '#web/kit/texts.ts';
import styles from '../result-notice.module.css';
import { StaleNotice } from '../stale-notice.tsx';

type Answer = AnswerOf<typeof queryAbilities>;

interface ListNoticeProps {
  query: ListQuery;
  match: Answer['match'];
  near: Answer['near'];
  stale: boolean;
}

/** Reports results that do not quite match the request: those of a looser match, or those from before a failure. */
export const ListNotice = ({ query, match, near, stale }: ListNoticeProps) => {
  if (stale) return <StaleNotice />;
  const [other] = near ?? [];
  if (other) return <p className={styles.notice}>{t('catalogue.notice.near', other)}</p>;
  if (match === 'some')
    return <p className={styles.notice}>{t('catalogue.notice.some', { keyword: query.keyword })}</p>;
  return null;
};
