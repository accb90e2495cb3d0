import { useId } from 'react';
import { useNavigate } from 'react-router';
import type { AnswerOf } from '#contract/kit/call.ts';
import type { queryUsage } from '#contract/trial/calls.ts';
import type { LedgerEntry, queryLedger } from '#contract/trial/ledger-calls.ts';
import { WorkSection } from '#web/kit/shell/work-section.tsx';
import { type Column, WorkTable } from '#web/kit/shell/work-table.tsx';
import { t } from '#web/kit/texts.ts';
import { formatMinute } from '#web/kit/ui/dates.ts';
import { changing } from '#web/kit/list/changing.ts';
import { PagedRows } from '#web/kit/list/paged-rows.tsx';
import { type LedgerQuery, ledgerList } from '#contract/trial/ledger-list.ts';
import styles from './usage.module.css';

const columns: Column<LedgerEntry>[] = [
  { title: 'rights.ledger.at', cell: ({ at }) => formatMinute(at) },
  {
    title: 'rights.ledger.use',
    cell: ({ use, abilityName }) => `${t(`rights.ledger.use.${use}`)} · ${abilityName}`,
  },
  { title: 'rights.ledger.subject', cell: ({ subject }) => subject },
  {
    title: 'rights.ledger.state',
    cell: ({ state, reason }) => (
      <span className={state === 'refunded' ? styles.refunded : undefined}>
        {t(`rights.ledger.state.${state}`)}
        {reason && <span className={styles.reason}>{reason}</span>}
      </span>
    ),
  },
  { title: 'rights.ledger.tier', cell: ({ tier }) => t(`rights.tier.${tier}`) },
  { title: 'rights.ledger.by', cell: ({ by }) => by || t('rights.ledger.mainAccount') },
];

interface LedgerProps {
  query: LedgerQuery;
  ledger: AnswerOf<typeof queryLedger>;
  abilities: AnswerOf<typeof queryUsage>['abilities'];
}

/** Lists each use of a right: when, for what, and whether it was charged or refunded. */
export const Ledger = ({ query, ledger, abilities }: LedgerProps) => {
  const id = useId();
  const navigate = useNavigate();
  const choose = (value: string) => {
    const abilityNo = value === '' ? undefined : Number(value);
    void navigate(ledgerList.urlOf({ pageNo: 1, abilityNo }), { preventScrollReset: true });
  };
  return (
    <WorkSection
      title={t('rights.ledger.title')}
      lead={t('rights.ledger.lead', { total: ledger.total })}
      act={
        <div className={styles.filter}>
          <label htmlFor={id}>{t('rights.ledger.ability')}</label>
          <select id={id} value={query.abilityNo ?? ''} onChange={({ currentTarget }) => choose(currentTarget.value)}>
            <option value="">{t('rights.ledger.all')}</option>
            {abilities.map(({ abilityNo, abilityName }) => (
              <option key={abilityNo} value={abilityNo}>
                {abilityName}
              </option>
            ))}
          </select>
        </div>
      }
    >
      <PagedRows
        rows={ledger.list.length}
        paging={{
          pageNo: query.pageNo,
          pageSize: ledger.pageSize,
          total: ledger.total,
          urlOf: (pageNo, pending) => changing(ledgerList, query, { pageNo })(pending),
        }}
        empty={<p className={styles.none}>{t('rights.ledger.none')}</p>}
      >
        <WorkTable
          label={t('rights.ledger.title')}
          columns={columns}
          rows={ledger.list}
          keyOf={({ entryId }) => entryId}
        />
      </PagedRows>
    </WorkSection>
  );
};
