import { KEY_VARIABLE } from '#contract/api/samples/sample-call.ts';
import { ABILITIES_MAXIMUM, inferAbilities } from '#contract/api/infer-many.ts';
import { inferAbility } from '#contract/api/infer.ts';
import { curlSample } from '#contract/api/samples/curl.ts';
import type { AnyCall } from '#contract/kit/call.ts';
import { requestFields } from './fields.ts';

/** The sample of a document that every portal has an engine for. */
const SAMPLE = { abilityNo: 35, sampleId: 'id-card-1' };
const OTHERS = [36, 37].slice(0, ABILITIES_MAXIMUM - 1);

const placeholder = (type: string): unknown => {
  if (type.startsWith('整数') || type.startsWith('数字')) return 1;
  return type === '是否' ? true : '…';
};

/** Returns a command that makes a call: whole for recognitions, with placeholders for the others. */
export const exampleCommand = (call: AnyCall, origin: string): string => {
  const { abilityNo, sampleId } = SAMPLE;
  if (call.name === inferAbility.name) return curlSample({ origin, abilityNo, picture: { kind: 'sample', sampleId } });
  const path = call.path.replaceAll(/:(\w+)/g, (_whole, name: string) => `{${name}}`);
  const inPath = new Set(call.path.match(/(?<=:)\w+/g) ?? []);
  const body =
    call.name === inferAbilities.name
      ? { abilityNos: [abilityNo, ...OTHERS], sampleId }
      : Object.fromEntries(
          requestFields(call)
            .filter(({ path: field, required }) => required && !inPath.has(field) && !field.includes('.'))
            .map(({ path: field, type }) => [field, type.endsWith('列表') ? [placeholder(type)] : placeholder(type)]),
        );
  const key = `-H "Authorization: Bearer $${KEY_VARIABLE}"`;
  if (call.method === 'GET') return `curl -sS '${origin}${path}' \\\n  ${key}\n`;
  return `curl -sS '${origin}${path}' \\\n  ${key} \\\n  -H 'Content-Type: application/json' \\\n  -d '${JSON.stringify(body)}'\n`;
};
