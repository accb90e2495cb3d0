import type { KeptCall } from '#contract/api/requests/call-names.ts';
import type { RequestFacts } from '#contract/api/requests/calls.ts';
import { type TextKey, t } from '#web/kit/texts.ts';

const calls: Readonly<Record<KeptCall, TextKey>> = {
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
  const key: TextKey | undefined = calls[call as KeptCall];
  return key ? t(key) : call;
};

/** Returns what was asked for besides the picture, in short. A long list is only counted, in brackets. */
export const parametersWord = ({ parameters }: Pick<RequestFacts, 'parameters'>): string =>
  Object.entries(parameters)
    .map(
      ([name, value]) =>
        `${name} = ${value.replace(/^\[(\d+)\]$/, (_all, count: string) => t('requests.fact.items', { count }))}`,
    )
    .join('；');

/** Returns a number of milliseconds in words. */
export const msWord = (ms: number): string => t('requests.ms', { ms });
