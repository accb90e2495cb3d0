import { KEY_VARIABLE } from '#contract/api/samples/sample-call.ts';
import { ABILITIES_MAXIMUM, inferAbilities } from '#contract/api/infer-many.ts';
import { inferAbility } from '#contract/api/infer.ts';
import { addJobPiece, createJob } from '#contract/api/job-open-calls.ts';
import { curlSample } from '#contract/api/samples/curl.ts';
import type { AnyCall } from '#contract/kit/call.ts';
import { requestFields } from './fields.ts';

/** The ability of the examples, for which every portal has an engine. */
export const EXAMPLE_ABILITY = 35;
const SAMPLE = { abilityNo: EXAMPLE_ABILITY, sampleId: 'id-card-1' };
const OTHERS = [36, 37].slice(0, ABILITIES_MAXIMUM - 1);

const fileOf = ({ name }: AnyCall): string => (name === addJobPiece.name ? 'piece.bin' : 'picture.jpg');

const placeholder = (type: string): unknown => {
  if (type.startsWith('整数') || type.startsWith('数字')) return 0;
  return type === '是否' ? true : '…';
};

/** The bodies of calls whose example cannot be derived from their fields. */
const bodies: Readonly<Record<string, object>> = {
  [inferAbilities.name]: { abilityNos: [SAMPLE.abilityNo, ...OTHERS], sampleId: SAMPLE.sampleId },
  [createJob.name]: { abilityNo: SAMPLE.abilityNo, sampleIds: [SAMPLE.sampleId] },
};

/** Returns a command that makes a call: whole for recognitions, with placeholders for the others. */
export const exampleCommand = (call: AnyCall, origin: string): string => {
  if (call.name === inferAbility.name)
    return curlSample({ origin, abilityNo: SAMPLE.abilityNo, picture: { kind: 'sample', sampleId: SAMPLE.sampleId } });
  const path = call.path.replaceAll(/:(\w+)/g, (_whole, name: string) => `{${name}}`);
  const inPath = new Set(call.path.match(/(?<=:)\w+/g) ?? []);
  const key = `-H "Authorization: Bearer $${KEY_VARIABLE}"`;
  if (call.method === 'GET') return `curl -sS '${origin}${path}' \\\n  ${key}\n`;
  const fields = requestFields(call).filter(
    ({ path: field, required }) => required && !inPath.has(field) && !field.includes('.'),
  );
  const { multipart } = call;
  if (multipart && !multipart.optional) {
    const file = multipart.part ?? 'file';
    const parts = fields.map(({ path: field, type }) =>
      field === file ? `-F ${file}=@${fileOf(call)}` : `-F ${field}=${placeholder(type)}`,
    );
    return `${[`curl -sS '${origin}${path}'`, key, ...parts].join(' \\\n  ')}\n`;
  }
  const body =
    bodies[call.name] ??
    Object.fromEntries(
      fields.map(({ path: field, type }) => [field, type.endsWith('列表') ? [placeholder(type)] : placeholder(type)]),
    );
  // What needs nothing is sent nothing.
  if (Object.keys(body).length === 0) return `curl -sS -X POST '${origin}${path}' \\\n  ${key}\n`;
  return `curl -sS '${origin}${path}' \\\n  ${key} \\\n  -H 'Content-Type: application/json' \\\n  -d '${JSON.stringify(body)}'\n`;
};
