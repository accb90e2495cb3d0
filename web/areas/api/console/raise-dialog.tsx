import { Alert, DatePicker, Input, Select } from 'antd';
import dayjs from 'dayjs';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { queryAbilities } from '#contract/catalogue/calls.ts';
import { PAGE_SIZE_MAXIMUM } from '#contract/kit/limits.ts';
import { type AccountQuotas, getAccountQuotas, raiseQuota } from '#contract/rights/console-calls.ts';
import { raiseList } from '#contract/rights/raise-list.ts';
import { makeCall } from '#web/kit/call.ts';
import { ActDialog } from '#web/kit/console/act-dialog.tsx';
import { useDay } from '#web/kit/console/use-day.ts';
import { ControlField } from '#web/kit/form/control-field.tsx';
import type { CallFailure } from '#web/kit/page.ts';
import { t } from '#web/kit/texts.ts';
import { Fact, FactList } from '#web/kit/ui/fact-list/fact-list.tsx';
import { Stack } from '#web/kit/ui/layout.tsx';
import { randomString } from '#web/kit/ui/random-string.ts';
import styles from './console.module.css';
import { ALL, changesInWords, figureErrors, figuresOf, limitsFor, type RaiseDraft } from './raise-draft.ts';

const NOT_FOUND = 404;

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
  const [draft, setDraft] = useState<RaiseDraft>({ ability: wanted, typed: {}, untilOn: null });
  const { ability, typed, untilOn } = draft;
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
      (error: Error & Partial<CallFailure>) =>
        setFailure(error.status === NOT_FOUND ? t('apiConsole.raise.noAccount') : error.message),
    );
  }, [accountId]);
  const close = (keyword = '') => void navigate(raiseList.urlOf({ ...raiseList.empty, keyword }));
  const quotas = loaded?.quotas;
  const limits = limitsFor(ability);
  const errors = quotas ? figureErrors(draft, quotas.tier) : {};
  const isRight = Object.keys(errors).length === 0;
  const isEmpty = limits.every((limit) => (typed[limit] ?? '').trim() === '');
  const changes = quotas && isRight ? changesInWords(draft, quotas) : undefined;
  const perform = (reason: string) => {
    const request = {
      ...figuresOf(draft),
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
  const firstLimit = limits.find((limit) => quotas?.tier[limit] !== null);
  return (
    <ActDialog
      act={t('audit.act.rights.raise')}
      name={quotas?.userName ?? accountId}
      done={t('apiConsole.raise.done')}
      isComplete={quotas !== undefined && !isEmpty && isRight}
      isImpossible={failure !== undefined}
      isTyped={!isEmpty || untilOn !== null}
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
                onChange={(chosen) => setDraft({ ...draft, ability: chosen })}
                showSearch={{ optionFilterProp: 'label' }}
                options={[
                  { value: ALL, label: t('apiConsole.quotas.every') },
                  ...loaded.abilities.map(({ abilityNo, abilityName }) => ({ value: abilityNo, label: abilityName })),
                ]}
              />
            )}
          </ControlField>
          <div className={styles.pairs}>
            {limits.map((limit) => (
              <ControlField
                key={limit}
                label={t('apiConsole.raise.above', {
                  limit: t(`rights.limit.${limit}`),
                  tier: quotas.tier[limit] ?? t('rights.unlimited'),
                })}
                error={
                  asked
                    ? (errors[limit] ?? (limit === firstLimit && isEmpty ? t('apiConsole.raise.empty') : undefined))
                    : undefined
                }
              >
                {(control) => (
                  // A field for numbers would replace what is typed by the nearest allowed number, and that be granted.
                  <Input
                    {...control}
                    inputMode="numeric"
                    autoComplete="off"
                    value={typed[limit] ?? ''}
                    disabled={quotas.tier[limit] === null}
                    onChange={({ target }) => setDraft({ ...draft, typed: { ...typed, [limit]: target.value } })}
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
                onChange={(day) => setDraft({ ...draft, untilOn: day?.format('YYYY-MM-DD') ?? null })}
              />
            )}
          </ControlField>
          {changes !== undefined && <p>{changes}</p>}
        </Stack>
      )}
    </ActDialog>
  );
};
