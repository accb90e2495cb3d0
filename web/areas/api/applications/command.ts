import { inferAbility } from '#contract/api/infer.ts';
import { queryEquipped } from '#contract/trial/calls.ts';
import { getPanel } from '#contract/trial/panel.ts';
import { makeCall } from '#web/kit/call.ts';
import type { MakeCall } from '#web/kit/page.ts';

/** A sample picture that an engine of the portal recognises. */
export interface Example {
  abilityNo: number;
  abilityName: string;
  sampleId: string;
}

/**
 * Finds a sample of an ability with an engine: of the wanted one if the key is for it, or else of the first ability that
 * the key is for. Returns undefined if there is none.
 */
export const findExample = async (
  wanted: number | undefined,
  allowed: readonly number[] | null,
  call: MakeCall = makeCall,
): Promise<Example | undefined> => {
  const { list } = await call(queryEquipped, {});
  const possible = list.filter(({ abilityNo }) => allowed === null || allowed.includes(abilityNo));
  const ability = possible.find(({ abilityNo }) => abilityNo === wanted) ?? possible[0];
  if (!ability) return undefined;
  const { samples } = await call(getPanel, { abilityNo: String(ability.abilityNo) });
  return samples[0] && { ...ability, sampleId: samples[0].sampleId };
};

const pathOf = ({ abilityNo }: Example) => inferAbility.path.replace(':abilityNo', String(abilityNo));
const bodyOf = ({ sampleId }: Example) => JSON.stringify({ sampleId });

/** Returns the command of a shell that recognises the example with a key. */
export const curlCommand = (origin: string, key: string, example: Example): string =>
  [
    `curl -sS "${origin}${pathOf(example)}"`,
    `-H "Authorization: Bearer ${key}"`,
    `-H "Content-Type: application/json"`,
    `-d '${bodyOf(example)}'`,
  ].join(' \\\n  ');

/** The answer to the command. */
export interface Ran {
  status: number;
  code: string;
  message: string;
  requestId: string;
  milliseconds: number;
  targets: number;
  texts: number;
  /** What to do about an error; empty for a success. */
  remedy: string;
}

interface Answer {
  code: string;
  msg: string;
  requestId?: string;
  remedy?: string;
  data?: { targets?: unknown[]; texts?: unknown[]; fields?: unknown[] } | null;
}

/** Makes the request of the command. It is the call of a program: it carries the key and no session. */
export const runExample = async (key: string, example: Example): Promise<Ran> => {
  const began = performance.now();
  const response = await fetch(pathOf(example), {
    method: 'POST',
    credentials: 'omit',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: bodyOf(example),
  });
  const { code, msg, requestId, remedy = '', data } = (await response.json()) as Answer;
  return {
    status: response.status,
    code,
    message: msg,
    remedy,
    requestId: requestId ?? response.headers.get('x-request-id') ?? '',
    milliseconds: Math.round(performance.now() - began),
    targets: data?.targets?.length ?? 0,
    texts: (data?.texts?.length ?? 0) + (data?.fields?.length ?? 0),
  };
};
