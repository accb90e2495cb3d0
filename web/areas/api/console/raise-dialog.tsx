import { Alert, Input, InputNumber, Modal, Select } from 'antd';
import { useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { type AccountQuotas, getAccountQuotas, raiseQuota } from '#contract/rights/console-calls.ts';
import { raiseList } from '#contract/rights/raise-list.ts';
import {
  limitsOfAbilities,
  RAISE_REASON_MAXIMUM,
  RAISED_MAXIMUM,
  type RaisedLimit,
  type RaisedLimits,
  raisedLimits,
} from '#contract/rights/raised-limits.ts';
import { makeCall } from '#web/kit/call.ts';
import { overlongText } from '#web/kit/form/text-length.ts';
import { t } from '#web/kit/texts.ts';
import { heldWhile } from '#web/kit/ui/antd/held-dialog.ts';
import { countUpTo } from '#web/kit/ui/antd/text-limit.ts';
import { Stack } from '#web/kit/ui/layout.tsx';
import { showNotice } from '#web/kit/ui/notice.tsx';
import { useOnce } from '#web/kit/ui/use-once.ts';
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
const lineOf = ({ used, limit }: { used: number; limit: number | null }) =>
  t('apiConsole.raise.used', { used, limit: limit ?? t('rights.unlimited') });

const Use = ({ quotas: { tier, abilities, jobPictures } }: { quotas: AccountQuotas }) => (
  <dl className={styles.facts}>
    <div>
      <dt>{t('apiConsole.raise.tier')}</dt>
      <dd>{t(`rights.tier.${tier.tier}`)}</dd>
    </div>
    {abilities.slice(0, 10).map(({ abilityNo, abilityName, quota }) => (
      <div key={abilityNo}>
        <dt>{abilityName}</dt>
        <dd>
          {t('apiConsole.raise.use', {
            day: lineOf(quota.day),
            month: lineOf(quota.month),
            inAll: lineOf(quota.inAll),
          })}
        </dd>
      </div>
    ))}
    <div>
      <dt>{t('apiConsole.raise.jobs')}</dt>
      <dd>{lineOf(jobPictures)}</dd>
    </div>
  </dl>
);

/** Shows what an account may use and has used, and raises its quota. */
export const RaiseDialog = ({ accountId }: { accountId: string }) => {
  const [quotas, setQuotas] = useState<AccountQuotas>();
  const [ability, setAbility] = useState(ALL);
  const [given, setGiven] = useState(NONE);
  const [untilOn, setUntilOn] = useState('');
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [intent] = useState(() => randomString());
  const { busy, once } = useOnce();
  const navigate = useNavigate();
  const id = useId();
  useEffect(() => {
    makeCall(getAccountQuotas, { accountId }).then(setQuotas, (error: Error) => setRefusal(error.message));
  }, [accountId]);
  const close = (keyword = '') => void navigate(raiseList.urlOf({ ...raiseList.empty, keyword }));
  const isOpen = (limit: RaisedLimit) => ability === ALL || limitsOfAbilities.includes(limit);
  const isEmpty = raisedLimits.every((limit) => !isOpen(limit) || given[limit] === null);
  const fault =
    overlongText(reason, RAISE_REASON_MAXIMUM) ??
    (asked && reason.trim() === '' ? t('apiConsole.reasonMissing') : undefined);
  const confirm = () => {
    setAsked(true);
    if (reason.trim() === '' || fault !== undefined || isEmpty) return;
    void once(async () => {
      setRefusal(undefined);
      try {
        const figures = Object.fromEntries(raisedLimits.map((limit) => [limit, isOpen(limit) ? given[limit] : null]));
        await makeCall(
          raiseQuota,
          {
            ...(figures as RaisedLimits),
            accountId,
            abilityNo: ability === ALL ? null : ability,
            untilOn: untilOn === '' ? null : untilOn,
            reason: reason.trim(),
          },
          { idempotencyKey: intent },
        );
        showNotice(t('apiConsole.raise.done'), 'success');
        close(accountId);
        return true;
      } catch (error) {
        setRefusal((error as Error).message);
        return false;
      }
    });
  };
  return (
    <Modal
      open
      title={t('apiConsole.actOn', { act: t('audit.act.rights.raise'), name: quotas?.userName ?? accountId })}
      okText={t('audit.act.rights.raise')}
      cancelText={t('console.cancel')}
      {...heldWhile(busy, () => close())}
      okButtonProps={{ disabled: !quotas }}
      onOk={confirm}
    >
      <Stack>
        {quotas && <Use quotas={quotas} />}
        {quotas && (
          <div>
            <label className={styles.label} htmlFor={`${id}-ability`}>
              {t('apiConsole.quotas.ability')}
            </label>
            <Select
              id={`${id}-ability`}
              className={styles.wide ?? ''}
              value={ability}
              onChange={setAbility}
              options={[
                { value: ALL, label: t('apiConsole.quotas.every') },
                ...quotas.abilities.map(({ abilityNo, abilityName }) => ({ value: abilityNo, label: abilityName })),
              ]}
            />
          </div>
        )}
        {quotas &&
          raisedLimits.filter(isOpen).map((limit) => (
            <div key={limit}>
              <label className={styles.label} htmlFor={`${id}-${limit}`}>
                {t('apiConsole.raise.above', {
                  limit: t(`rights.limit.${limit}`),
                  tier: quotas.tier[limit] ?? t('rights.unlimited'),
                })}
              </label>
              <InputNumber
                id={`${id}-${limit}`}
                className={styles.wide ?? ''}
                value={given[limit]}
                min={(quotas.tier[limit] ?? 0) + 1}
                max={RAISED_MAXIMUM[limit]}
                precision={0}
                disabled={quotas.tier[limit] === null}
                onChange={(value) => setGiven({ ...given, [limit]: value })}
              />
            </div>
          ))}
        <div>
          <label className={styles.label} htmlFor={`${id}-until`}>
            {t('apiConsole.raise.untilOn')}
          </label>
          <Input id={`${id}-until`} type="date" value={untilOn} onChange={({ target }) => setUntilOn(target.value)} />
        </div>
        <div>
          <label className={styles.label} htmlFor={`${id}-reason`}>
            {t('apiConsole.reason')}
          </label>
          <Input.TextArea
            id={`${id}-reason`}
            value={reason}
            {...countUpTo(RAISE_REASON_MAXIMUM)}
            rows={3}
            {...(fault !== undefined && { status: 'error' as const })}
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => setReason(target.value)}
          />
          <p id={`${id}-hint`} className={fault === undefined ? styles.hint : styles.fault}>
            {fault ?? t('apiConsole.reasonHint')}
          </p>
        </div>
        {asked && isEmpty && <Alert type="warning" showIcon role="alert" title={t('apiConsole.raise.empty')} />}
        {refusal !== undefined && <Alert type="warning" showIcon role="alert" title={refusal} />}
      </Stack>
    </Modal>
  );
};
