import type { KnownRequest } from '#contract/api/requests/calls.ts';
import {
  KEY_EXPIRED,
  KEY_IN_ADDRESS,
  KEY_NETWORK,
  KEY_REVOKED,
  KEY_ROTATED,
  KEY_SCOPE,
} from '#contract/kit/errors/portal.ts';
import { SUCCESS_CODE } from '#contract/kit/envelope.ts';
import { t } from '#web/kit/texts.ts';
import { chargeWord } from '../charge-word.ts';
import { msWord } from '../request-words.ts';
import styles from './request.module.css';

/** Errors of the key itself, which come before all other checks. */
const ofKey: readonly string[] = [KEY_REVOKED, KEY_EXPIRED, KEY_ROTATED, KEY_IN_ADDRESS, KEY_NETWORK, KEY_SCOPE];

interface Step {
  name: string;
  ms?: number | null;
  detail?: string;
  isBad?: boolean;
}

/** Returns what happened to a request, in order. A step that it did not reach is left out. */
export const stepsOf = (request: KnownRequest): Step[] => {
  const { code, status, pictureMs, engineMs, model, version, totalMs, field } = request;
  const isKeyError = ofKey.includes(code);
  const failed = code !== SUCCESS_CODE;
  return [
    { name: t('requests.step.received') },
    isKeyError ? { name: t('requests.step.key.refused'), detail: code, isBad: true } : { name: t('requests.step.key') },
    ...(pictureMs === null ? [] : [{ name: t('requests.step.picture'), ms: pictureMs }]),
    ...(engineMs === null
      ? []
      : [
          {
            name: t('requests.step.engine'),
            ms: engineMs,
            detail: t('requests.step.engine.by', { model: model ?? '', version: version ?? '' }),
          },
        ]),
    { name: t('requests.step.charge'), detail: chargeWord(request) },
    {
      name: t('requests.step.answer', { status, code }),
      ms: totalMs,
      ...(failed && { isBad: true }),
      ...(field !== null && { detail: field }),
    },
  ];
};

/** What happened to a request, step by step. */
export const Steps = ({ request }: { request: KnownRequest }) => (
  <ol className={styles.steps}>
    {stepsOf(request).map(({ name, ms, detail, isBad }) => (
      <li key={name} className={isBad ? styles.bad : undefined}>
        <span>{name}</span>
        {detail !== undefined && <span className={styles.detail}>{detail}</span>}
        {ms !== undefined && ms !== null && <span className={styles.ms}>{msWord(ms)}</span>}
      </li>
    ))}
  </ol>
);
