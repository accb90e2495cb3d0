import type { exportRequests } from '#contract/api/requests/calls.ts';
import type { AnswerOf } from '#contract/kit/call.ts';
import { csvText } from '#contract/kit/csv-text.ts';
import { t } from '#web/kit/texts.ts';
import { formatSecond } from '#web/kit/ui/dates.ts';
import { callWord } from './request-words.ts';

type Exported = AnswerOf<typeof exportRequests>['list'][number];

const columns = [
  ['requests.column.at', ({ at }) => formatSecond(at)],
  ['requests.column.id', ({ requestId }) => requestId],
  ['requests.fact.application', ({ applicationName }) => applicationName],
  ['requests.fact.key', ({ keyId }) => keyId],
  ['requests.fact.call', ({ call }) => callWord(call)],
  ['requests.fact.ability', ({ abilityNo, abilityName }) => [abilityNo ?? '', abilityName ?? ''].join(' ').trim()],
  ['requests.replay.version', ({ model, version }) => [model ?? '', version ?? ''].join(' ').trim()],
  ['requests.filter.code', ({ code }) => code],
  ['requests.column.charge', ({ charge }) => t(`requests.charge.${charge}`)],
  ['requests.step.picture', ({ pictureMs }) => String(pictureMs ?? '')],
  ['requests.step.engine', ({ engineMs }) => String(engineMs ?? '')],
  ['requests.column.ms', ({ totalMs }) => String(totalMs)],
  ['requests.fact.sha256', ({ pictureSha256 }) => pictureSha256 ?? ''],
  ['requests.fact.network', ({ network }) => network],
  ['requests.fact.agent', ({ agent }) => agent],
  ['requests.fact.idempotencyKey', ({ idempotencyKey }) => idempotencyKey ?? ''],
] as const satisfies readonly (readonly [Parameters<typeof t>[0], (row: Exported) => string])[];

/** Formats requests as a CSV file. */
export const requestCsv = (list: readonly Exported[]): string =>
  csvText([columns.map(([title]) => t(title)), ...list.map((row) => columns.map(([, read]) => read(row)))]);
