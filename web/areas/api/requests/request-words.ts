import type { RecordedCall } from '#contract/api/requests/call-names.ts';
import type { RequestFacts } from '#contract/api/requests/calls.ts';
import { SUCCESS_CODE } from '#contract/kit/envelope.ts';
import { type TextKey, t } from '#web/kit/texts.ts';

const calls: Readonly<Record<RecordedCall, TextKey>> = {
  'api.infer': 'requests.call.infer',
  'api.inferMany': 'requests.call.inferMany',
  'api.inferByProtocol': 'requests.call.inferByProtocol',
  mcp: 'requests.call.mcp',
  'api.createJob': 'requests.call.createJob',
  'api.addJobPicture': 'requests.call.addJobPicture',
  'api.addJobPiece': 'requests.call.addJobPiece',
  'api.startJob': 'requests.call.startJob',
  'api.getJob': 'requests.call.getJob',
  'api.getJobResults': 'requests.call.getJobResults',
  'api.cancelJob': 'requests.call.cancelJob',
  'api.replay': 'requests.call.replay',
  'api.ownRequest': 'requests.call.ownRequest',
  'api.ownQuota': 'requests.call.ownQuota',
};

/** Returns the name of a call of programs; one without a name is shown as programs name it. */
export const callWord = (call: string): string => {
  const key: TextKey | undefined = calls[call as RecordedCall];
  return key ? t(key) : call;
};

/** Returns how a call for several abilities ended for each of them; empty for any other. */
export const outcomesWord = ({ parameters: { abilities = '' } }: Pick<RequestFacts, 'parameters'>): string =>
  abilities
    .split(',')
    .filter((one) => one !== '')
    .map((one) => {
      const [abilityNo = '', code = ''] = one.split(':');
      return t(code === SUCCESS_CODE ? 'requests.fact.outcomeGood' : 'requests.fact.outcome', { abilityNo, code });
    })
    .join('；');

/** Returns the options of a request apart from the picture, in short. A long list is only counted, in brackets. */
export const parametersWord = ({ parameters }: Pick<RequestFacts, 'parameters'>): string =>
  Object.entries(parameters)
    // It was not sent; `outcomesWord` says it.
    .filter(([name]) => name !== 'abilities')
    .map(
      ([name, value]) =>
        `${name} = ${value.replace(/^\[(\d+)\]$/, (_all, count: string) => t('requests.fact.items', { count }))}`,
    )
    .join('；');

/** Returns a number of milliseconds in words. */
export const msWord = (ms: number): string => t('requests.ms', { ms });
