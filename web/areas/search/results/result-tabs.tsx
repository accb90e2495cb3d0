import type { FoundGroup } from '#contract/search/calls.ts';
import { searchModes } from '#contract/search/modes.ts';
import type { ResultQuery } from '#contract/search/result-list.ts';
import { AheadLink } from '#web/kit/list/ahead-link.tsx';
import { changedQuery } from './changed-query.ts';
import { t } from '#web/kit/texts.ts';
import { kindName } from '../public/kind-view.ts';
import styles from './result-tabs.module.css';
import { totalText } from './total-text.ts';

const modes = [searchModes.resource, searchModes.title] as const;

interface ResultTabsProps {
  query: ResultQuery;
  groups: readonly FoundGroup[];
}

/** The kinds of results with their counts, and where to search. */
export const ResultTabs = ({ query, groups }: ResultTabsProps) => {
  const known = groups.some(({ kind }) => kind === query.kind);
  const shown = groups.filter(({ total }) => total > 0);
  const kinds = [
    { kind: undefined, name: t('search.kind.all'), count: '' },
    ...shown.map((group) => ({ kind: group.kind, name: kindName(group.kind), count: totalText(group) })),
    // The chosen kind keeps its tab when it has no results.
    ...(query.kind === undefined || (known && shown.some(({ kind }) => kind === query.kind))
      ? []
      : [{ kind: query.kind, name: kindName(query.kind), count: '0' }]),
  ];
  return (
    <div className={styles.bar}>
      <nav className={styles.kinds} aria-label={t('search.kinds')}>
        {kinds.map(({ kind, name, count }) => (
          <AheadLink
            key={kind ?? ''}
            to={changedQuery(query, { kind })}
            aria-current={query.kind === kind ? 'page' : undefined}
          >
            {name}
            {count !== '' && <span className={styles.count}>{count}</span>}
          </AheadLink>
        ))}
      </nav>
      <nav className={styles.modes} aria-label={t('search.modes')}>
        {modes.map((mode) => (
          <AheadLink
            key={mode}
            to={changedQuery(query, { mode })}
            aria-current={query.mode === mode ? 'true' : undefined}
          >
            {t(`search.mode.${mode}`)}
          </AheadLink>
        ))}
      </nav>
    </div>
  );
};
