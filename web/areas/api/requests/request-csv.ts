import type { exportRequests } from '#contract/api/requests/calls.ts';
import type { AnswerOf } from '#contract/kit/call.ts';
import { csvText } from '#contract/kit/csv-text.ts';
import { t } from '#web/kit/texts.ts';
import { formatTime } from '#web/kit/ui/dates.ts';
import { chargeWord } from './charge-word.ts';
import { callWord, parametersWord } from './request-words.ts';

type Exported = AnswerOf<typeof exportRequests>['list'][number];

const columns = [
  ['requests.column.at', ({ at }) => formatTime(at)],
  ['requests.column.id', ({ requestId }) => requestId],
  ['requests.fact.application', ({ applicationName }) => applicationName],
  ['requests.fact.key', ({ keyId }) => keyId],
  ['requests.fact.call', ({ call }) => callWord(call)],
  ['requests.fact.method', ({ method }) => method ?? ''],
  ['requests.fact.path', ({ path }) => path ?? ''],
  ['requests.fact.ability', ({ abilityNo, abilityName }) => [abilityNo ?? '', abilityName ?? ''].join(' ').trim()],
  ['requests.replay.version', ({ model, version }) => [model ?? '', version ?? ''].join(' ').trim()],
  ['requests.csv.status', ({ status }) => String(status)],
  ['requests.csv.code', ({ code }) => code],
  ['requests.csv.field', ({ field }) => field ?? ''],
  ['requests.column.charge', chargeWord],
  ['requests.csv.pictureMs', ({ pictureMs }) => String(pictureMs ?? '')],
  ['requests.csv.engineMs', ({ engineMs }) => String(engineMs ?? '')],
  ['requests.csv.totalMs', ({ totalMs }) => String(totalMs)],
  ['requests.csv.bodyBytes', ({ bodyBytes }) => String(bodyBytes ?? '')],
  ['requests.csv.pictureBytes', ({ pictureBytes }) => String(pictureBytes ?? '')],
  ['requests.fact.sha256', ({ pictureSha256 }) => pictureSha256 ?? ''],
  ['requests.fact.parameters', parametersWord],
  ['requests.fact.ignored', ({ ignored }) => ignored.join('、')],
  ['requests.fact.job', ({ jobId }) => jobId ?? ''],
  ['requests.fact.network', ({ network }) => network],
  ['requests.fact.agent', ({ agent }) => agent],
  ['requests.fact.idempotencyKey', ({ idempotencyKey }) => idempotencyKey ?? ''],
] as const satisfies readonly (readonly [Parameters<typeof t>[0], (row: Exported) => string])[];

/** Formats requests as a CSV file. */
export const requestCsv = (list: readonly Exported[]): string =>
  csvText([columns.map(([title]) => t(title)), ...list.map((row) => columns.map(([, read]) => read(row)))]);
