import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { AheadLink } from '../list/ahead-link.tsx';
import type { UrlAhead } from '../list/changing.ts';
import { usePendingSearch } from '../list/search-ahead.ts';
import styles from './resource-bar.module.css';

export interface ResourceChoice {
  name: string;
  /** How many there are. */
  count?: number | undefined;
  isChosen: boolean;
  to: UrlAhead;
}

/** The values of a filter as links. */
export const ResourceChoices = ({ label, choices }: { label: string; choices: readonly ResourceChoice[] }) => (
  <nav className={styles.choices} aria-label={label}>
    {choices.map(({ name, count, isChosen, to }) => (
      <AheadLink key={name} to={to} aria-current={isChosen ? 'true' : undefined} preventScrollReset>
        {name}
        {count !== undefined && <span>{count}</span>}
      </AheadLink>
    ))}
  </nav>
);

interface ResourceOrderProps<Value extends number> {
  label: string;
  value: Value;
  values: readonly Value[];
  nameOf: (value: Value) => string;
  urlOf: (value: Value, pending?: URLSearchParams) => string;
}

/** The order of a list. */
export const ResourceOrder = <Value extends number>({
  label,
  value,
  values,
  nameOf,
  urlOf,
}: ResourceOrderProps<Value>) => {
  const navigate = useNavigate();
  const pendingSearch = usePendingSearch();
  return (
    <label className={styles.order}>
      <span>{label}</span>
      <select
        value={value}
        onChange={({ target }) =>
          void navigate(urlOf(Number(target.value) as Value, pendingSearch()), { preventScrollReset: true })
        }
      >
        {values.map((one) => (
          <option key={one} value={one}>
            {nameOf(one)}
          </option>
        ))}
      </select>
    </label>
  );
};

/** How many the list has, with the filters above and the order at its end. */
export const ResourceBar = ({ total, order, children }: { total: string; order: ReactNode; children: ReactNode }) => (
  <div className={styles.bar}>
    {children}
    <p className={styles.total} role="status">
      {total}
    </p>
    {order}
  </div>
);
