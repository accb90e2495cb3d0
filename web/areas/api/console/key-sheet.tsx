import { Alert, Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { accountList } from '#contract/account/account-list.ts';
import { blockKey, type OpenedKey, unblockKey } from '#contract/api/applications/console-key-calls.ts';
import { isGood } from '#contract/api/applications/key-states.ts';
import { makeCall } from '#web/kit/call.ts';
import { ActDialog } from '#web/kit/console/act-dialog.tsx';
import { type TextKey, t } from '#web/kit/texts.ts';
import { formatMinute } from '#web/kit/ui/dates.ts';
import { Fact, FactList } from '#web/kit/ui/fact-list/fact-list.tsx';
import { Stack } from '#web/kit/ui/layout.tsx';
import styles from './console.module.css';

const factsOf = (key: OpenedKey): [TextKey, ReactNode][] => [
  [
    'apiConsole.keys.owner',
    <Link key="owner" to={accountList.urlOf({ ...accountList.empty, id: key.accountId })}>
      {key.enterpriseName ?? key.userName}
    </Link>,
  ],
  ['apiConsole.keys.application', key.applicationName],
  ['apiConsole.keys.kind', t(`applications.key.kind.${key.kind}`)],
  ['apiConsole.keys.uses', key.uses.map((use) => t(`applications.key.use.${use}`)).join('、')],
  [
    'apiConsole.keys.abilities',
    key.abilities?.map(({ abilityName }) => abilityName).join('、') ?? t('apiConsole.keys.everyAbility'),
  ],
  ['apiConsole.keys.networks', key.networks.join('、') || t('apiConsole.keys.everyNetwork')],
  [
    'apiConsole.keys.dayLimit',
    key.dayLimit === null
      ? t('apiConsole.keys.noLimit')
      : t('apiConsole.keys.dayUsed', { used: key.usedToday, limit: key.dayLimit }),
  ],
  ['apiConsole.keys.expiresOn', key.expiresOn ?? t('apiConsole.keys.endless')],
  ['apiConsole.keys.createdAt', formatMinute(key.createdAt)],
];

/** All facts of a key with its last uses, and the actions of an operator on it. */
export const KeySheet = ({ opened }: { opened: OpenedKey }) => {
  const [isAsking, setAsking] = useState(false);
  const { keyId, version, state, shown, revokedAt, blockReason, lastUses } = opened;
  const act = state === 'blocked' ? 'unblockKey' : isGood(state) || state === 'expired' ? 'blockKey' : undefined;
  return (
    <Stack gap={4}>
      {state === 'blocked' && revokedAt !== null && (
        <Alert
          type="error"
          showIcon
          title={t('applications.key.told.blocked', { time: formatMinute(revokedAt), reason: blockReason })}
        />
      )}
      {act && (
        <div>
          <Button danger={act === 'blockKey'} onClick={() => setAsking(true)}>
            {t(`audit.act.api.${act}`)}
          </Button>
        </div>
      )}
      <FactList isCompact>
        {factsOf(opened).map(([title, value]) => (
          <Fact key={title} name={t(title)}>
            {value}
          </Fact>
        ))}
      </FactList>
      <section>
        <h2>{t('apiConsole.keys.lastUses')}</h2>
        {lastUses.length === 0 && <p className={styles.less}>{t('apiConsole.keys.unused')}</p>}
        <ul>
          {lastUses.map(({ network, ability, usedAt, code, refused }) => (
            <li key={`${network} ${refused}`}>
              {network}
              <div className={styles.less}>
                {t('apiConsole.keys.use', {
                  ability: ability?.abilityName ?? t('apiConsole.keys.noAbility'),
                  time: formatMinute(usedAt),
                  code,
                })}
              </div>
            </li>
          ))}
        </ul>
      </section>
      {isAsking && act && (
        <ActDialog
          act={t(`audit.act.api.${act}`)}
          name={shown}
          what={t(`apiConsole.keys.what.${act}`)}
          done={t(`apiConsole.keys.done.${act}`)}
          isDanger={act === 'blockKey'}
          perform={(reason) => makeCall(act === 'blockKey' ? blockKey : unblockKey, { keyId, version, reason })}
          onClose={() => setAsking(false)}
        />
      )}
    </Stack>
  );
};
