import { Alert, DatePicker, InputNumber, Select } from 'antd';
import dayjs from 'dayjs';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { queryAbilities } from '#contract/catalogue/calls.ts';
import { PAGE_SIZE_MAXIMUM } from '#contract/kit/limits.ts';
import { type AccountQuotas, getAccountQuotas, raiseQuota } from '#contract/rights/console-calls.ts';
import { raiseList } from '#contract/rights/raise-list.ts';
import {
  limitsOfAbilities,
  RAISED_MAXIMUM,
  type RaisedLimit,
  type RaisedLimits,
  raisedLimits,
} from '#contract/rights/raised-limits.ts';
import { makeCall } from '#web/kit/call.ts';
import { ActDialog } from '#web/kit/console/act-dialog.tsx';
import { useDay } from '#web/kit/console/use-day.ts';
import { ControlField } from '#web/kit/form/control-field.tsx';
import { t } from '#web/kit/texts.ts';
import { Fact, FactList } from '#web/kit/ui/fact-list/fact-list.tsx';
import { Stack } from '#web/kit/ui/layout.tsx';
import { randomString } from '#web/kit/ui/random-string.ts';
import styles from './console.module.css';

const NONE: RaisedLimits = {
  trialsADay: null,
  trialsAMonth: null,
  trialsInAll: null,
  callsASecond: null,
  jobPicturesADay: null,
};
const ALL = 0;
interface AbilityName {
  abilityNo: number;
  abilityName: string;
}
const lineOf = ({ used, limit }: { used: number; limit: number | null }) =>
  t('apiConsole.raise.used', { used, limit: limit ?? t('rights.unlimited') });

const Use = ({ quotas: { tier, abilities, jobPictures } }: { quotas: AccountQuotas }) => (
  <FactList isCompact>
    <Fact name={t('apiConsole.raise.tier')}>{t(`rights.tier.${tier.tier}`)}</Fact>
    {abilities.slice(0, 10).map(({ abilityNo, abilityName, quota }) => (
      <Fact key={abilityNo} name={abilityName}>
        {t('apiConsole.raise.use', {
          day: lineOf(quota.day),
          month: lineOf(quota.month),
          inAll: lineOf(quota.inAll),
        })}
      </Fact>
    ))}
    <Fact name={t('apiConsole.raise.jobs')}>{lineOf(jobPictures)}</Fact>
  </FactList>
);

/** Shows what an account may use and has used, and raises its quota. */
export const RaiseDialog = ({ accountId, wanted = ALL }: { accountId: string; wanted?: number }) => {
  const [loaded, setLoaded] = useState<{ quotas: AccountQuotas; abilities: readonly AbilityName[] }>();
  const [failure, setFailure] = useState<string>();
  const [ability, setAbility] = useState(wanted);
  const [given, setGiven] = useState(NONE);
  const [untilOn, setUntilOn] = useState<string | null>(null);
  const until = useDay(untilOn);
  const [asked, setAsked] = useState(false);
  const sent = useRef({ request: '', key: '' });
  const navigate = useNavigate();
  useEffect(() => {
    Promise.all([
      makeCall(getAccountQuotas, { accountId }),
      makeCall(queryAbilities, { pageNo: 1, pageSize: PAGE_SIZE_MAXIMUM }),
    ]).then(
      ([quotas, { list }]) => setLoaded({ quotas, abilities: list }),
      (error: Error) => setFailure(error.message),
    );
  }, [accountId]);
  const close = (keyword = '') => void navigate(raiseList.urlOf({ ...raiseList.empty, keyword }));
  const isOpen = (limit: RaisedLimit) => ability === ALL || limitsOfAbilities.includes(limit);
  const isEmpty = raisedLimits.every((limit) => !isOpen(limit) || given[limit] === null);
  const perform = (reason: string) => {
    const figures = Object.fromEntries(raisedLimits.map((limit) => [limit, isOpen(limit) ? given[limit] : null]));
    const request = {
      ...(figures as RaisedLimits),
      accountId,
      abilityNo: ability === ALL ? null : ability,
      untilOn,
      reason,
    };
    // The same again after a lost answer counts once; anything else is another raise.
    const text = JSON.stringify(request);
    if (sent.current.request !== text) sent.current = { request: text, key: randomString() };
    return makeCall(raiseQuota, request, { idempotencyKey: sent.current.key });
  };
  const quotas = loaded?.quotas;
  const firstLimit = raisedLimits.find((limit) => isOpen(limit) && quotas?.tier[limit] !== null);
  return (
    <ActDialog
      act={t('audit.act.rights.raise')}
      name={quotas?.userName ?? accountId}
      done={t('apiConsole.raise.done')}
      isComplete={quotas !== undefined && !isEmpty}
      onAsked={() => setAsked(true)}
      perform={perform}
      onClose={close}
      onDone={() => close(accountId)}
    >
      {failure !== undefined && <Alert type="error" showIcon role="alert" title={failure} />}
      {quotas && (
        <Stack>
          <Use quotas={quotas} />
          <ControlField label={t('apiConsole.quotas.ability')}>
            {(control) => (
              <Select
                {...control}
                className={styles.wide ?? ''}
                value={ability}
                onChange={setAbility}
                showSearch={{ optionFilterProp: 'label' }}
                options={[
                  { value: ALL, label: t('apiConsole.quotas.every') },
                  ...loaded.abilities.map(({ abilityNo, abilityName }) => ({ value: abilityNo, label: abilityName })),
                ]}
              />
            )}
          </ControlField>
          <div className={styles.pairs}>
            {raisedLimits.filter(isOpen).map((limit) => (
              <ControlField
                key={limit}
                label={t('apiConsole.raise.above', {
                  limit: t(`rights.limit.${limit}`),
                  tier: quotas.tier[limit] ?? t('rights.unlimited'),
                })}
                error={limit === firstLimit && asked && isEmpty ? t('apiConsole.raise.empty') : undefined}
              >
                {(control) => (
                  <InputNumber
                    {...control}
                    className={styles.wide ?? ''}
                    value={given[limit]}
                    min={(quotas.tier[limit] ?? 0) + 1}
                    max={RAISED_MAXIMUM[limit]}
                    precision={0}
                    disabled={quotas.tier[limit] === null}
                    onChange={(value) => setGiven({ ...given, [limit]: value })}
                  />
                )}
              </ControlField>
            ))}
          </div>
          <ControlField label={t('apiConsole.raise.untilOn')}>
            {(control) => (
              <DatePicker
                {...control}
                className={styles.wide ?? ''}
                value={until}
                minDate={dayjs()}
                onChange={(day) => setUntilOn(day?.format('YYYY-MM-DD') ?? null)}
              />
            )}
          </ControlField>
        </Stack>
      )}
    </ActDialog>
  );
};
