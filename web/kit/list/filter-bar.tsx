import { Checkbox, Input, Segmented, Select } from 'antd';
import type { ReactNode, RefObject } from 'react';
import type { AnyList, List, QueryOf } from '#contract/kit/list/define-list.ts';
import { type TextKey, t } from '../texts.ts';
import { DayRange } from '../console/day-range.tsx';
import { AheadLink } from './ahead-link.tsx';
import styles from './filter-bar.module.css';
import { useListQuery, useTypedText } from './use-list-query.ts';

/** How the filter bar shows a filter or the order. Which control it is follows from the list's definition. */
export interface FilterView<Value = unknown, Name = string> {
  label: TextKey;
  /** Changes a typed text before it gets into the address. */
  cut?: (text: string) => string;
  /** Replaces the label in an empty text field. */
  hint?: TextKey;
  /** Returns the text of a value to choose. */
  text?: (value: Exclude<Value, undefined>) => string;
  /** The values to choose from, in this order, if not those of the definition. */
  values?: readonly Exclude<Value, undefined>[];
  /** The text of the option that sets no filter. Without it, the choice has a button that clears it. */
  all?: TextKey;
  /** Whether the texts are long. */
  wide?: boolean;
  /** Whether one can search among the options. */
  searchable?: boolean;
  /** The parameter of the last day, for the one of the first day. */
  until?: Name;
}

type ParametersOf<L extends AnyList> = L extends List<infer P> ? P : never;

/** What a control needs besides the label: the values to choose from if there is no list of them, and the last day. */
type NeededFor<Kind, Value> = Kind extends 'day'
  ? 'until'
  : Kind extends 'choice'
    ? string extends Exclude<Value, undefined>
      ? 'values'
      : never
    : never;

type ViewFor<View, Needed extends keyof View> = View & { readonly [Name in Needed]-?: Exclude<View[Name], undefined> };

/** The filters that the bar shows, in this order. It has no control for the other kinds of parameters. */
export type FilterViews<L extends AnyList> = {
  readonly [Name in keyof QueryOf<L> as ParametersOf<L>[Name]['kind'] extends keyof typeof controls
    ? Name
    : never]?: ViewFor<
    FilterView<QueryOf<L>[Name], keyof QueryOf<L>>,
    NeededFor<ParametersOf<L>[Name]['kind'], QueryOf<L>[Name]>
  >;
};

const ANY = '';
type Choice = string | number;
type Change = (values: Record<string, unknown>, options?: { replace?: boolean | undefined }) => void;

interface ControlProps {
  list: AnyList;
  name: string;
  view: FilterView<never>;
  query: Record<string, unknown>;
  change: Change;
}

const optionsOf = ({ list, name, view }: ControlProps) =>
  ((view.values ?? list.parameters[name].values) as readonly Choice[]).map((value) => ({
    value,
    label: view.text?.(value as never) ?? String(value),
  }));

const TextFilter = ({ list, name, view, query, change }: ControlProps) => {
  const typed = useTypedText({ list, name, query, change, cut: view.cut });
  return (
    <Input
      {...typed}
      className={styles.text ?? ''}
      maxLength={list.parameters[name].maximum}
      placeholder={t(view.hint ?? view.label)}
      aria-label={t(view.label)}
    />
  );
};

const ChoiceFilter = (props: ControlProps) => {
  const { name, view, query, change } = props;
  const chosen = query[name] as Choice | undefined;
  const options = optionsOf(props);
  const shown = view.all ? [{ value: ANY, label: t(view.all) }, ...options] : options;
  return (
    <Select<Choice | null>
      className={`${styles.choice} ${view.wide ? styles.wide : ''}`}
      aria-label={t(view.label)}
      placeholder={t(view.label)}
      value={chosen ?? (view.all ? ANY : null)}
      allowClear={!view.all && props.list.parameters[name].empty === undefined}
      popupMatchSelectWidth={false}
      showSearch={view.searchable ? { optionFilterProp: 'label' } : false}
      options={shown}
      onChange={(value) => change({ [name]: value === ANY ? undefined : (value ?? undefined) })}
    />
  );
};

const FlagFilter = ({ name, view, query, change }: ControlProps) => (
  <Checkbox checked={query[name] as boolean} onChange={({ target }) => change({ [name]: target.checked })}>
    {t(view.label)}
  </Checkbox>
);

const DaysFilter = ({ name, view, query, change }: ControlProps) => {
  const until = String(view.until);
  return (
    <DayRange
      label={t(view.label)}
      from={query[name] as string | undefined}
      to={query[until] as string | undefined}
      onChange={({ from, to }) => change({ [name]: from, [until]: to })}
      className={styles.days}
    />
  );
};

const OrderChoice = (props: ControlProps) => (
  <Segmented<Choice>
    aria-label={t(props.view.label)}
    value={props.query[props.name] as Choice}
    onChange={(value) => props.change({ [props.name]: value })}
    options={optionsOf(props)}
  />
);

const controls = { text: TextFilter, choice: ChoiceFilter, flag: FlagFilter, day: DaysFilter, order: OrderChoice };

interface FilterBarProps<L extends AnyList> {
  list: L;
  filters: FilterViews<L>;
  /** The name of the bar for screen readers. */
  label?: TextKey | undefined;
  box: RefObject<HTMLElement | null>;
  /** Further controls, at the end of the bar. */
  tools?: ReactNode;
}

/** The filters of a list. The address holds all of them. */
export const FilterBar = <L extends AnyList>({ list, filters, label, box, tools }: FilterBarProps<L>) => {
  const { query, change } = useListQuery(list);
  return (
    <search ref={box} className={styles.filters} aria-label={label && t(label)}>
      {Object.entries(filters).map(([name, view]) => {
        const Control = controls[list.parameters[name].kind as keyof typeof controls];
        return (
          <Control
            key={name}
            list={list}
            name={name}
            view={view as FilterView<never>}
            query={query as Record<string, unknown>}
            change={change as Change}
          />
        );
      })}
      {list.isNarrowed(query) && (
        <AheadLink
          to={(pending) => list.urlOf(list.cleared(pending ? list.read(pending) : query))}
          preventScrollReset
          className={styles.clear}
        >
          {t('layers.clear')}
        </AheadLink>
      )}
      {tools && <div className={styles.tools}>{tools}</div>}
    </search>
  );
};
