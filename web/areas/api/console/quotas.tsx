import { Alert, Button, Tag } from 'antd';
import { useState } from 'react';
import { Link, type MetaArgs, useLoaderData } from 'react-router';
import { accountList } from '#contract/account/account-list.ts';
import { endRaise, getRaise, type ListedRaise, queryRaises } from '#contract/rights/console-calls.ts';
import { raiseList } from '#contract/rights/raise-list.ts';
import { browserLoad, makeCall } from '#web/kit/call.ts';
import { ActDialog } from '#web/kit/console/act-dialog.tsx';
import { ConsoleList } from '#web/kit/list/console-list.tsx';
import { defineListPage, useListPage } from '#web/kit/list/define-list-page.ts';
import type { FilterViews } from '#web/kit/list/filter-bar.tsx';
import { type Column, RowLink } from '#web/kit/list/list-page.tsx';
import { serverLoad } from '#web/kit/page.ts';
import { pageHead } from '#web/kit/shell/page-head.ts';
import { WorkFailure } from '#web/kit/shell/work-failure.tsx';
import { type TextKey, t } from '#web/kit/texts.ts';
import { formatMinute } from '#web/kit/ui/dates.ts';
import { Fact, FactList } from '#web/kit/ui/fact-list/fact-list.tsx';
import { Stack } from '#web/kit/ui/layout.tsx';
import styles from './console.module.css';
import { RaiseDialog } from './raise-dialog.tsx';
import { figuresInWords } from './raise-words.ts';

const page = defineListPage({
  list: raiseList,
  call: queryRaises,
  detail: { call: getRaise, request: (raiseId) => ({ raiseId }) },
  permission: 'consoleApi',
});

export const loader = serverLoad(page.load);
export const clientLoader = browserLoad(page.load);
export const { handle } = page;
export const meta = ({ matches }: MetaArgs) => pageHead(matches, { title: t('apiConsole.quotas.title') });
export const ErrorBoundary = WorkFailure;

const filters: FilterViews<typeof raiseList> = {
  keyword: { label: 'apiConsole.quotas.keyword', hint: 'apiConsole.quotas.keywordHint' },
  state: { label: 'apiConsole.quotas.state', text: (state) => t(`apiConsole.quotas.state.${state}`) },
};

const StateTag = ({ raise: { isCurrent, isOutdone } }: { raise: ListedRaise }) => {
  if (isOutdone) return <Tag color="warning">{t('apiConsole.quotas.outdone')}</Tag>;
  return (
    <Tag color={isCurrent ? 'success' : 'default'}>
      {t(`apiConsole.quotas.state.${isCurrent ? 'current' : 'ended'}`)}
    </Tag>
  );
};
const untilOf = ({ until }: ListedRaise) => (until === null ? t('apiConsole.quotas.endless') : formatMinute(until));
const abilityOf = ({ abilityName }: ListedRaise) => abilityName || t('apiConsole.quotas.every');

type View = Parameters<typeof RowLink>[0]['view'];
const columns = (view: View): readonly Column<typeof raiseList, ListedRaise>[] => [
  {
    key: 'account',
    title: 'apiConsole.quotas.account',
    cell: ({ raiseId, userName, enterpriseName, accountId }) => (
      <>
        <RowLink view={view} id={raiseId}>
          {userName}
        </RowLink>
        <div className={styles.less}>{enterpriseName ?? accountId}</div>
      </>
    ),
  },
  { key: 'ability', title: 'apiConsole.quotas.ability', cell: abilityOf },
  { key: 'figures', title: 'apiConsole.quotas.figures', cell: figuresInWords },
  { key: 'until', title: 'apiConsole.quotas.until', cell: untilOf },
  { key: 'state', title: 'apiConsole.quotas.state', cell: (raise) => <StateTag raise={raise} /> },
  { key: 'madeAt', title: 'apiConsole.quotas.madeAt', cell: ({ madeAt }) => formatMinute(madeAt) },
];

const factsOf = (raise: ListedRaise): [TextKey, string][] => [
  ['apiConsole.quotas.ability', abilityOf(raise)],
  ['apiConsole.quotas.figures', figuresInWords(raise)],
  ['apiConsole.quotas.until', untilOf(raise)],
  ['apiConsole.quotas.reason', raise.reason],
  ['apiConsole.quotas.madeAt', formatMinute(raise.madeAt)],
  ['apiConsole.quotas.madeBy', raise.madeBy],
  ...(raise.endedAt === null ? [] : [['apiConsole.quotas.endReason', raise.endReason] as [TextKey, string]]),
];

const RaiseSheet = ({ raise }: { raise: ListedRaise }) => {
  const [isAsking, setAsking] = useState(false);
  const { raiseId, version, userName, accountId, enterpriseName } = raise;
  return (
    <Stack gap={4}>
      {raise.isOutdone && <Alert type="info" showIcon title={t('apiConsole.quotas.outdoneWhy')} />}
      {raise.isCurrent && (
        <div>
          <Button danger onClick={() => setAsking(true)}>
            {t('apiConsole.quotas.end')}
          </Button>
        </div>
      )}
      <FactList isCompact>
        <Fact name={t('apiConsole.quotas.account')}>
          <Link to={accountList.urlOf({ ...accountList.empty, id: accountId })}>{enterpriseName ?? userName}</Link>
        </Fact>
        {factsOf(raise).map(([title, value]) => (
          <Fact key={title} name={t(title)}>
            {value}
          </Fact>
        ))}
      </FactList>
      {isAsking && (
        <ActDialog
          act={t('apiConsole.quotas.end')}
          name={userName}
          what={t('apiConsole.quotas.what')}
          done={t('apiConsole.quotas.ended')}
          isDanger
          perform={(reason) => makeCall(endRaise, { raiseId, version, reason })}
          onClose={() => setAsking(false)}
        />
      )}
    </Stack>
  );
};

const DRAWER_PX = 560;

/** The console page of the raised quotas of all accounts. */
export default () => {
  const view = useListPage(page, useLoaderData<typeof loader>());
  const { account, ability } = view.query;
  return (
    <ConsoleList
      view={view}
      title="apiConsole.quotas.title"
      lead={t('apiConsole.quotas.lead')}
      label="apiConsole.quotas.title"
      filterLabel="apiConsole.quotas.filter"
      rowKey="raiseId"
      filters={filters}
      note={
        account !== undefined && (
          <RaiseDialog key={account} accountId={account} {...(ability !== undefined && { wanted: Number(ability) })} />
        )
      }
      columns={columns(view)}
      size="small"
      empty={{ none: 'apiConsole.quotas.none', noneFound: 'apiConsole.quotas.none' }}
      drawer={{
        width: DRAWER_PX,
        missing: 'apiConsole.quotas.gone',
        renderTitle: (raise: ListedRaise) => (
          <>
            {raise.userName} <StateTag raise={raise} />
          </>
        ),
      }}
    >
      {(raise: ListedRaise) => <RaiseSheet key={raise.raiseId} raise={raise} />}
    </ConsoleList>
  );
};
