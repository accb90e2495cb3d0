import type { AnswerOf } from '#contract/kit/call.ts';
import type { queryAbilities } from '#contract/catalogue/calls.ts';
import type { ListQuery } from '#contract/catalogue/list-query.ts';
import { t } from '#web/kit/texts.ts';
import styles from '../result-notice.module.css';
import { StaleNotice } from '../stale-notice.tsx';

interface ListNoticeProps {
  query: ListQuery;
  match: AnswerOf<typeof queryAbilities>['match'];
  stale: boolean;
}

/** Reports results that do not quite match the request: those of a looser match, or those from before a failure. */
export const ListNotice = ({ query, match, stale }: ListNoticeProps) => {
  if (stale) return <StaleNotice />;
  if (match === 'sound' || match === 'some')
    return <p className={styles.notice}>{t(`catalogue.notice.${match}`, { keyword: query.keyword })}</p>;
  return null;
};
