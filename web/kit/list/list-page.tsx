import type { TableColumnsType, TableProps } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import type { AnyList, QueryOf } from '#contract/kit/list/define-list.ts';
import { KeysButton } from '../console/keys-button.tsx';
import { useRowKeys } from '../console/row-keys.ts';
import { WorkSection } from '../shell/work-section.tsx';
import { type TextKey, t } from '../texts.ts';
import { AntdList } from '../ui/antd/antd-list.tsx';
import { KeysHelp } from '../ui/antd/keys-help.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { AheadLink } from './ahead-link.tsx';
import { changing } from './changing.ts';
import { CountedRows } from './counted-rows.tsx';
import type { ListView } from './define-list-page.ts';
import { FilterBar, type FilterViews } from './filter-bar.tsx';
import { FreshnessNote } from './freshness-note.tsx';
import { usePageKeys } from './page-keys.ts';
import type { Paging } from './paged-rows.tsx';
import { useSearchAhead } from './search-ahead.ts';

export interface Column<L extends AnyList, Row> {
  /** The first column is the title of a card. The one with the key `actions` is its row of buttons. */
  key: string;
  title: TextKey;
  width?: number;
  cell: (row: Row) => ReactNode;
  /** The orders of the list that sort by this column. */
  sorts?: { ascend?: QueryOf<L>['order']; descend?: QueryOf<L>['order'] };
}

/** What every list's query may have in addition to filters. */
type Position = { id?: string; order?: unknown; pageNo: number };
type Page<Row> = { list: readonly Row[]; total: number; more?: boolean };

export interface ListPageProps<L extends AnyList, Row extends object, Opened> {
  view: ListView<L, Page<Row>, Opened>;
  title: TextKey;
  lead: ReactNode;
  /** The names of the list and of its filters for screen readers. */
  label: TextKey;
  filterLabel?: TextKey;
  rowKey: keyof Row & string;
  filters?: FilterViews<L>;
  /** Replaces the filter bar, such as tabs by state. */
  bar?: ReactNode;
  /** Controls at the end of the filter bar. */
  tools?: ReactNode;
  /** A note above the rows. */
  note?: ReactNode;
  /** The columns of the table. */
  columns?: readonly Column<L, Row>[];
  /** Draws the rows in place of a table, such as a grid of pictures. The element of a row has its key as `data-row-key`. */
  renderRows?: (rows: readonly Row[]) => ReactNode;
  /** Small rows for a list of many columns. */
  size?: TableProps<Row>['size'];
  expandable?: TableProps<Row>['expandable'];
  /** The chosen rows, for actions on several. */
  rowSelection?: TableProps<Row>['rowSelection'];
  /** Stands below the rows, such as the actions on those chosen. */
  below?: ReactNode;
  /** The texts of a list without rows: it is empty, or no entry matches the filters. Then `clear` is the link. */
  empty: { none: TextKey; noneFound: TextKey; clear?: TextKey };
  /** The page's shortcuts in addition to `j`, `k` and `/`. */
  shortcuts?: Readonly<Record<string, () => void>>;
  /** The help on all shortcuts, if the page has further ones. */
  keys?: readonly (readonly [key: string, does: TextKey])[];
  /** What is open next to the list. */
  children?: ReactNode;
}

const searchKey = ['/', 'layers.key.search'] as const;
const rowKeys = [
  ['j', 'layers.key.next'],
  ['k', 'layers.key.previous'],
  ['Enter', 'layers.key.open'],
  ['Esc', 'layers.key.close'],
] as const;
const helpKey = ['?', 'layers.key.help'] as const;
const paletteKey = ['Ctrl K', 'layers.palette.open'] as const;

/** The link of a row, which opens it next to the list. A filter whose list is still loading stays chosen. */
export const RowLink = <L extends AnyList>({
  view: { list, query },
  id,
  className,
  children,
}: {
  view: Pick<ListView<L, unknown, unknown>, 'list' | 'query'>;
  id: string;
  className?: string | undefined;
  children: ReactNode;
}) => {
  const ahead = useSearchAhead();
  return (
    <AheadLink
      to={changing(list, list.read(ahead) as QueryOf<L>, { id } as unknown as Partial<QueryOf<L>>)}
      preventScrollReset
      className={className}
      aria-current={id === (query as { id?: string }).id ? 'true' : undefined}
    >
      {children}
    </AheadLink>
  );
};

const antdColumn = <L extends AnyList, Row>(
  { key, title, width, cell, sorts }: Column<L, Row>,
  order: unknown,
): TableColumnsType<Row>[number] => ({
  key,
  title: t(title),
  ...(width !== undefined && { width }),
  ...(sorts && {
    sorter: true,
    sortOrder: order === sorts.ascend ? 'ascend' : order === sorts.descend ? 'descend' : null,
    sortDirections: (['descend', 'ascend'] as const).filter((direction) => sorts[direction] !== undefined),
  }),
  render: (_value, row) => cell(row),
});

/**
 * The page of a list: filters, rows as table, cards or drawn by the page, pages, shortcuts, and the empty and stale states. All of it
 * follows from the list's definition (`defineList`) and from what is given here.
 */
export const ListPage = <L extends AnyList, Row extends object, Opened>(props: ListPageProps<L, Row, Opened>) => {
  const { view, title, lead, label, filterLabel, rowKey, filters, bar, tools, note, below, empty, children } = props;
  const { columns = [], renderRows } = props;
  const { list, query, found, freshness, goOn, change, open } = view;
  const { id, order, pageNo } = query as unknown as Position;
  const box = useRef<HTMLElement>(null);
  const [helping, setHelping] = useState(false);
  const ids = found.list.map((row) => String(row[rowKey]));
  const opens = list.parameters.id !== undefined;
  // Without filters and rows to open there is nothing that a key could do.
  const hasKeys = filters !== undefined || opens || props.shortcuts !== undefined;
  useRowKeys({
    search: filters && box,
    ids: hasKeys ? ids : undefined,
    open: id,
    ...(opens && { onOpen: open }),
  });
  usePageKeys(hasKeys ? { ...props.shortcuts, '?': () => setHelping(true) } : {});
  const keys = [...(props.keys ?? [searchKey, ...(opens ? rowKeys : []), helpKey]), paletteKey];

  const sort: TableProps<Row>['onChange'] = (_page, _filters, sorter) => {
    const { columnKey, order: direction } = Array.isArray(sorter) ? (sorter[0] ?? {}) : sorter;
    const sorts = columns.find(({ key }) => key === columnKey)?.sorts;
    const chosen: unknown = direction ? sorts?.[direction] : undefined;
    change({ order: chosen ?? list.empty.order } as unknown as Partial<QueryOf<L>>);
  };
  const narrowed = list.isNarrowed(query);
  const paging: Paging = {
    pageNo,
    pageSize: list.parameters.pageNo.size,
    total: found.total,
    more: found.more,
    maximum: list.parameters.pageNo.maximum,
    urlOf: (page, pending) =>
      changing(list, query, { pageNo: page, id: undefined } as unknown as Partial<QueryOf<L>>)(pending),
  };
  const none = (
    <EmptyState searched={narrowed} title={t(narrowed ? empty.noneFound : empty.none)}>
      {narrowed && (
        <AheadLink
          to={(pending) => list.urlOf(list.cleared(pending ? list.read(pending) : query))}
          className="button button-plain"
        >
          {t(empty.clear ?? 'layers.clear')}
        </AheadLink>
      )}
    </EmptyState>
  );
  return (
    <>
      <WorkSection
        first
        title={t(title)}
        lead={
          hasKeys ? (
            <>
              {lead} <KeysButton onClick={() => setHelping(true)} />
            </>
          ) : (
            lead
          )
        }
      >
        {bar}
        {filters && <FilterBar list={list} filters={filters} label={filterLabel} box={box} tools={tools} />}
        <FreshnessNote freshness={freshness} goOn={goOn} />
        {note}
        {renderRows ? (
          <CountedRows rows={found.list.length} paging={paging} empty={none}>
            {renderRows(found.list)}
          </CountedRows>
        ) : (
          <AntdList<Row>
            label={t(label)}
            rows={found.list}
            rowKey={rowKey}
            columns={columns.map((column) => antdColumn(column, order))}
            onChange={sort}
            {...(props.size && { size: props.size })}
            {...(props.expandable && { expandable: props.expandable })}
            {...(props.rowSelection && { rowSelection: props.rowSelection })}
            {...(opens && { opens: { key: id, open } })}
            empty={none}
            paging={paging}
          />
        )}
        {below}
      </WorkSection>
      {children}
      {hasKeys && <KeysHelp keys={keys} open={helping} onClose={() => setHelping(false)} />}
    </>
  );
};
