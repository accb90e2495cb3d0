import type { AnswerOf } from '#contract/kit/call.ts';
import type { queryAbilities } from '#contract/catalogue/calls.ts';
import { SearchNotice } from '#web/kit/list/search-notice.tsx';
import { StaleNotice } from '#web/kit/list/stale-notice.tsx';

interface ListNoticeProps {
  found: Pick<AnswerOf<typeof queryAbilities>, 'match' | 'missing' | 'near' | 'total'>;
  stale: boolean;
}

/** Reports results that do not quite match the request: those of a looser match, or those from before a failure. */
export const ListNotice = ({ found, stale }: ListNoticeProps) => {
  if (stale) return <StaleNotice />;
  return found.total > 0 ? <SearchNotice {...found} /> : null;
};
