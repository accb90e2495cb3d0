import { Link } from 'react-router';
import { errorPath, remedyOf } from '#contract/api/remedies.ts';
import { type UsageQuery, usageList } from '#contract/api/usage/usage-list.ts';
import { accountList } from '#contract/account/account-list.ts';
import { raiseList } from '#contract/rights/raise-list.ts';
import { changing } from '#web/kit/list/changing.ts';
import { WorkSection } from '#web/kit/shell/work-section.tsx';
import { type Column, WorkTable } from '#web/kit/shell/work-table.tsx';
import { t } from '#web/kit/texts.ts';
import { inFigures, inPercent } from '#web/kit/ui/chart/chart-series.ts';
import { ShareBar } from '#web/kit/ui/chart/share-bar.tsx';
import { LinkTabs } from '#web/kit/ui/link-tabs.tsx';
import type { Usage } from './usage.tsx';
import styles from './api-usage.module.css';

type Ability = Usage['abilities'][number];
type Account = Usage['accounts'][number];
type Code = Usage['codes'][number];

interface TableProps {
  query: UsageQuery;
  usage: Usage;
}

const orders = usageList.parameters.abilities.values ?? [];
const sortedBy: Record<UsageQuery['abilities'], (ability: Ability) => number> = {
  slow: ({ p95 }) => p95 ?? -1,
  calls: ({ calls }) => calls,
  errors: ({ errors }) => errors,
};

const msText = (ms: number | null) =>
  ms === null ? t('chart.noValue') : t('apiConsole.usage.ms', { figure: inFigures(ms) });
const errorsText = ({ calls, errors }: { calls: number; errors: number }) =>
  errors === 0
    ? inFigures(0)
    : t('apiConsole.usage.errorsOf', { calls: inFigures(errors), share: inPercent(errors / calls) });
const largest = (values: readonly number[]) => Math.max(1, ...values);

const abilityColumns = (query: UsageQuery, list: readonly Ability[]): readonly Column<Ability>[] => {
  const slowest = largest(list.map(({ p95 }) => p95 ?? 0));
  const most = largest(list.map(({ calls }) => calls));
  return [
    {
      title: 'apiConsole.usage.ability',
      cell: ({ abilityNo, abilityName }) => (
        <Link to={usageList.urlOf({ ...query, abilityNo: String(abilityNo) })} className={styles.link}>
          {abilityName}
        </Link>
      ),
    },
    {
      title: 'apiConsole.usage.p95',
      cell: ({ p95 }) => <ShareBar text={msText(p95)} share={(p95 ?? 0) / slowest} tone="accent" />,
    },
    { title: 'apiConsole.usage.p50', cell: ({ p50 }) => msText(p50) },
    {
      title: 'apiConsole.usage.calls',
      cell: ({ calls }) => <ShareBar text={inFigures(calls)} share={calls / most} />,
    },
    { title: 'apiConsole.usage.errors', cell: errorsText },
  ];
};

/** The abilities: the slowest, the most called or those with most errors come first. */
export const Abilities = ({ query, usage: { abilities } }: TableProps) => {
  const value = sortedBy[query.abilities];
  const rows = [...abilities].sort((one, other) => value(other) - value(one));
  return (
    <WorkSection
      title={t('apiConsole.usage.abilities')}
      lead={t('apiConsole.usage.abilities.lead')}
      act={
        <LinkTabs
          label={t('apiConsole.usage.abilities.by')}
          tabs={orders.map((by) => ({
            path: changing(usageList, query, { abilities: by }),
            text: t(`apiConsole.usage.abilities.${by}`),
            isCurrent: by === query.abilities,
          }))}
        />
      }
    >
      {rows.length === 0 ? (
        <p className={styles.none}>{t('apiConsole.usage.none')}</p>
      ) : (
        <WorkTable
          label={t('apiConsole.usage.abilities')}
          columns={abilityColumns(query, rows)}
          rows={rows}
          keyOf={({ abilityNo }) => String(abilityNo)}
        />
      )}
    </WorkSection>
  );
};

const usageAccountColumns = (query: UsageQuery, list: readonly Account[]): readonly Column<Account>[] => {
  const most = largest(list.map(({ calls }) => calls));
  return [
    {
      title: 'apiConsole.usage.account',
      cell: ({ accountId, userName, enterpriseName }) => (
        <Link to={usageList.urlOf({ ...query, accountId })} className={styles.link}>
          {enterpriseName ?? userName}
        </Link>
      ),
    },
    {
      title: 'apiConsole.usage.calls',
      cell: ({ calls }) => <ShareBar text={inFigures(calls)} share={calls / most} />,
    },
    { title: 'apiConsole.usage.charged', cell: ({ charged }) => inFigures(charged) },
    { title: 'apiConsole.usage.errors', cell: errorsText },
    {
      title: 'apiConsole.usage.act',
      cell: ({ accountId }) => (
        <span className={styles.actions}>
          <Link to={accountList.urlOf({ ...accountList.empty, id: accountId })} className={styles.link}>
            {t('apiConsole.usage.profile')}
          </Link>
          <Link to={raiseList.urlOf({ ...raiseList.empty, account: accountId })} className={styles.link}>
            {t('apiConsole.usage.quota')}
          </Link>
        </span>
      ),
    },
  ];
};

/** The accounts with most calls. */
export const Accounts = ({ query, usage: { accounts } }: TableProps) => (
  <WorkSection title={t('apiConsole.usage.accounts')} lead={t('apiConsole.usage.accounts.lead')}>
    {accounts.length === 0 ? (
      <p className={styles.none}>{t('apiConsole.usage.none')}</p>
    ) : (
      <WorkTable
        label={t('apiConsole.usage.accounts')}
        columns={usageAccountColumns(query, accounts)}
        rows={accounts}
        keyOf={({ accountId }) => accountId}
      />
    )}
  </WorkSection>
);

const codeColumns = (list: readonly Code[]): readonly Column<Code>[] => {
  const most = largest(list.map(({ calls }) => calls));
  return [
    {
      title: 'apiConsole.usage.code',
      cell: ({ code }) => (
        <Link to={errorPath(code)} className={styles.link}>
          {code}
        </Link>
      ),
    },
    { title: 'apiConsole.usage.message', cell: ({ message }) => message },
    { title: 'apiConsole.usage.who', cell: ({ code }) => t(`requests.who.${remedyOf(code).who}`) },
    {
      title: 'apiConsole.usage.calls',
      cell: ({ code, calls }) => (
        <ShareBar
          text={inFigures(calls)}
          share={calls / most}
          tone={['operator', 'nobody'].includes(remedyOf(code).who) ? 'danger' : 'warning'}
        />
      ),
    },
  ];
};

/** The errors by code, the most frequent first. */
export const Codes = ({ usage: { codes } }: { usage: Usage }) => (
  <WorkSection title={t('apiConsole.usage.codes')} lead={t('apiConsole.usage.codes.lead')}>
    {codes.length === 0 ? (
      <p className={styles.none}>{t('apiConsole.usage.noErrors')}</p>
    ) : (
      <WorkTable
        label={t('apiConsole.usage.codes')}
        columns={codeColumns(codes)}
        rows={codes}
        keyOf={({ code }) => code}
      />
    )}
  </WorkSection>
);
