import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ApplicationKey, KeyUseSeen } from '#contract/api/applications/calls.ts';
import { isGood, mayRotate } from '#contract/api/applications/key-states.ts';
import { keyAnchor } from '#contract/api/applications/paths.ts';
import { errorPath } from '#contract/api/remedies.ts';
import { SUCCESS_CODE } from '#contract/kit/envelope.ts';
import { t } from '#web/kit/texts.ts';
import { Card } from '#web/kit/ui/card/card.tsx';
import { formatMinute } from '#web/kit/ui/dates.ts';
import styles from './key-card.module.css';

/** The name of a key in labels. */
export const calledKey = ({ name, shown }: Pick<ApplicationKey, 'name' | 'shown'>) => name || shown;

/** Explains in a sentence why a key no longer works, or will soon stop. */
export const stateTextOf = (key: ApplicationKey): string | undefined => {
  const { state, successor, expiresOn, revokedBy, blockReason } = key;
  const goodUntil = key.goodUntil === null ? '' : formatMinute(key.goodUntil);
  const revokedAt = key.revokedAt === null ? '' : formatMinute(key.revokedAt);
  if (state === 'rotating') return t('applications.key.told.rotating', { successor: successor ?? '', time: goodUntil });
  if (state === 'rotated')
    return successor === null
      ? t('applications.key.told.rotatedOnly', { time: goodUntil })
      : t('applications.key.told.rotated', { successor, time: goodUntil });
  if (state === 'expired') return t('applications.key.told.expired', { day: expiresOn ?? '' });
  if (state === 'revoked')
    return t('applications.key.told.revoked', { time: revokedAt, name: revokedBy || t('applications.byMain') });
  if (state === 'blocked') return t('applications.key.told.blocked', { time: revokedAt, reason: blockReason });
};

const seenText = ({ network, ability, usedAt }: KeyUseSeen) => {
  const time = formatMinute(usedAt);
  return ability
    ? t('applications.key.use.ability', { network, time, ability: ability.abilityName })
    : t('applications.key.use.line', { network, time });
};

const Uses = ({ uses }: { uses: readonly KeyUseSeen[] }) => (
  <ul className={styles.uses}>
    {uses.map((use) => (
      <li key={`${use.network} ${use.refused}`}>
        {seenText(use)}
        {use.code !== SUCCESS_CODE && (
          <span className={styles.refused}>
            {' '}
            {t(use.refused ? 'applications.key.use.refused' : 'applications.key.use.answered', { code: use.code })}
          </span>
        )}
      </li>
    ))}
  </ul>
);

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={styles.fact}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const Facts = ({ shown: key }: { shown: ApplicationKey }) => {
  const { uses, abilities, networks, dayLimit, usedToday, expiresOn, createdAt, createdBy, lastUses } = key;
  const last = lastUses.find(({ refused }) => !refused);
  const lastError = lastUses.find(({ refused }) => refused);
  return (
    <dl className={styles.facts}>
      <Fact name={t('applications.key.fact.uses')}>
        {uses.map((use) => t(`applications.key.use.${use}`)).join('、')}
      </Fact>
      <Fact name={t('applications.key.fact.abilities')}>
        {abilities?.map(({ abilityName }) => abilityName).join('、') ?? t('applications.key.abilities.all')}
      </Fact>
      <Fact name={t('applications.key.fact.networks')}>
        {networks.length > 0 ? networks.join('、') : t('applications.key.networks.any')}
      </Fact>
      <Fact name={t('applications.key.fact.limit')}>
        {dayLimit === null
          ? t('applications.key.limit.none')
          : t('applications.key.limit.used', { used: usedToday, limit: dayLimit })}
      </Fact>
      <Fact name={t('applications.key.fact.expires')}>
        {expiresOn === null
          ? t('applications.key.expires.never')
          : t('applications.key.expires.on', { day: expiresOn })}
      </Fact>
      <Fact name={t('applications.key.fact.created')}>
        {formatMinute(createdAt)} {t('applications.by', { name: createdBy || t('applications.byMain') })}
      </Fact>
      <Fact name={t('applications.key.fact.lastUse')}>{last ? seenText(last) : t('applications.never')}</Fact>
      {lastError && (!last || lastError.usedAt > last.usedAt) && (
        <Fact name={t('applications.key.fact.lastRefusal')}>
          {seenText(lastError)}
          <span className={styles.refused}>
            {' '}
            <Link to={errorPath(lastError.code)}>{lastError.code}</Link>
          </span>
        </Fact>
      )}
    </dl>
  );
};

export type KeyAct = 'edit' | 'rotate' | 'revoke';

const actionsOf = ({ state, goodUntil }: ApplicationKey): KeyAct[] => [
  ...(isGood(state) || state === 'expired' ? (['edit'] as const) : []),
  ...(mayRotate(state, goodUntil !== null) ? (['rotate'] as const) : []),
  ...(isGood(state) ? (['revoke'] as const) : []),
];

/** A key with what it is for, where it was used last, and what its owner can do with it. */
export const KeyCard = ({
  shown,
  onAct,
}: {
  shown: ApplicationKey;
  onAct: (act: KeyAct, key: ApplicationKey) => void;
}) => {
  const { kind, state, name, lastUses } = shown;
  const stateText = stateTextOf(shown);
  const isLeaving = state === 'rotating' || state === 'rotated';
  return (
    <Card as="li" id={keyAnchor(shown.keyId)} className={styles.card}>
      <div className={styles.head}>
        <h3 className={styles.name}>
          {name && <span>{name}</span>}
          <code>{shown.shown}</code>
        </h3>
        <span className={styles.mark}>{t(`applications.key.kind.${kind}`)}</span>
        <span className={isGood(state) ? styles.good : styles.bad}>{t(`applications.key.state.${state}`)}</span>
        <div className={styles.actions}>
          {actionsOf(shown).map((act) => (
            <button
              key={act}
              type="button"
              className={act === 'revoke' ? styles.danger : styles.act}
              aria-label={t(`applications.key.${act}.of`, { name: calledKey(shown) })}
              onClick={() => onAct(act, shown)}
            >
              {t(`applications.key.${act}`)}
            </button>
          ))}
        </div>
      </div>
      {stateText && <p className={styles.told}>{stateText}</p>}
      {isLeaving && lastUses.length > 0 && (
        <div className={styles.told}>
          {t('applications.key.told.stillUsed')}
          <Uses uses={lastUses} />
        </div>
      )}
      <Facts shown={shown} />
      {!isLeaving && lastUses.length > 1 && (
        <details className={styles.more}>
          <summary>{t('applications.key.lastUses')}</summary>
          <Uses uses={lastUses} />
        </details>
      )}
    </Card>
  );
};
