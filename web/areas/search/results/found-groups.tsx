import { Link } from 'react-router';
import type { FoundEntry, FoundGroup } from '#contract/search/calls.ts';
import { RESULTS_PAGE_SIZE, type ResultQuery } from '#contract/search/result-list.ts';
import { AheadLink } from '#web/kit/list/ahead-link.tsx';
import { changedQuery } from './changed-query.ts';
import { Pages } from '#web/kit/list/pages.tsx';
import { t } from '#web/kit/texts.ts';
import { MarkedText } from '#web/kit/ui/marked-text.tsx';
import { kindName } from '../public/kind-view.ts';
import styles from './found-groups.module.css';
import { KindIcon } from './kind-icon.tsx';
import { totalText } from './total-text.ts';

const Entry = ({ entry }: { entry: FoundEntry }) => {
  const { kind, path, name, heading, snippet } = entry;
  const hasHeading = heading.length > 0;
  // Parts of abilities have the same names in each of them: the name of the ability shows what was found.
  const isNamed = kind === 'ability';
  const [title, below] = isNamed ? [name, heading] : [hasHeading ? heading : name, name];
  return (
    <li className={styles.entry}>
      <KindIcon kind={kind} size={18} className={styles.icon} />
      <div className={styles.words}>
        <h3>
          <Link to={path}>
            <MarkedText parts={title} />
          </Link>
        </h3>
        {hasHeading && (
          <p className={styles.path}>
            {kindName(kind)} › <MarkedText parts={below} />
          </p>
        )}
        {snippet.length > 0 && (
          <p className={styles.snippet}>
            <MarkedText parts={snippet} />
          </p>
        )}
      </div>
    </li>
  );
};

interface GroupProps {
  query: ResultQuery;
  group: FoundGroup;
  /** How many of the group are shown as cards instead. */
  cards: number;
}

const Group = ({ query, group, cards }: GroupProps) => {
  const { kind, total, more, list } = group;
  const isAlone = query.kind !== undefined;
  return (
    <section className={styles.group} aria-labelledby={`kind-${kind}`}>
      <h2 id={`kind-${kind}`} className={isAlone ? 'sr-only' : styles.name}>
        {kindName(kind)} <span className={styles.count}>{totalText(group)}</span>
      </h2>
      <ol className={styles.entries}>
        {list.map((entry) => (
          <Entry key={entry.path} entry={entry} />
        ))}
      </ol>
      {isAlone ? (
        <Pages
          pageNo={query.pageNo}
          pages={Math.ceil(total / RESULTS_PAGE_SIZE)}
          urlOf={(to, pending) => changedQuery(query, { pageNo: to })(pending)}
        />
      ) : (
        total > list.length + cards && (
          <AheadLink className={styles.all} to={changedQuery(query, { kind })}>
            {more ? t('search.allMore') : t('search.all', { total })}
          </AheadLink>
        )
      )}
    </section>
  );
};

interface FoundGroupsProps {
  query: ResultQuery;
  groups: readonly FoundGroup[];
  /** The pages that have cards, which are not shown again. */
  carded: readonly string[];
}

/** The results by kind. */
export const FoundGroups = ({ query, groups, carded }: FoundGroupsProps) =>
  groups.map((group) => {
    const list = group.list.filter(({ path }) => !carded.includes(path));
    if (list.length === 0) return null;
    const cards = group.list.length - list.length;
    return <Group key={group.kind} query={query} group={{ ...group, list }} cards={cards} />;
  });
