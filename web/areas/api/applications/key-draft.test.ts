import { expect, test } from 'vitest';
import { KEY_DAY_LIMIT_MAXIMUM, KEY_NAME_MAXIMUM, KEY_NETWORKS_MAXIMUM } from '#contract/api/applications/limits.ts';
import { errorsOf, type KeyDraft, newDraft, requestOf } from './key-draft.ts';

const NOW = new Date('2026-03-04T05:06:07Z');
const networks = (count: number) => Array.from({ length: count }, (_, at) => `10.0.0.${at}`).join('\n');

test.each([
  [{}, []],
  [{ name: 'x'.repeat(KEY_NAME_MAXIMUM + 1) }, ['name']],
  [{ uses: [] }, ['uses']],
  [{ isChosen: true }, ['abilityNos']],
  [{ isChosen: true, abilityNos: [3] }, []],
  [{ networks: '10.0.0.1, 10.0.0.256' }, ['networks']],
  [{ networks: networks(KEY_NETWORKS_MAXIMUM) }, []],
  [{ networks: networks(KEY_NETWORKS_MAXIMUM + 1) }, ['networks']],
  [{ expiresOn: '2026-03-03' }, ['expiresOn']],
  [{ expiresOn: '2026-03-04' }, []],
  [{ dayLimit: '0' }, ['dayLimit']],
  [{ dayLimit: '1.5' }, ['dayLimit']],
  [{ dayLimit: 'many' }, ['dayLimit']],
  [{ dayLimit: String(KEY_DAY_LIMIT_MAXIMUM + 1) }, ['dayLimit']],
  [{ dayLimit: ` ${KEY_DAY_LIMIT_MAXIMUM} ` }, []],
] as [Partial<KeyDraft>, string[]][])('%j has errors at %j', (given, fields) => {
  expect(Object.keys(errorsOf({ ...newDraft, ...given }, undefined, NOW))).toEqual(fields);
});

test('a last day that was saved before may be over', () => {
  const draft = { ...newDraft, expiresOn: '2026-03-01' };
  expect(errorsOf(draft, draft, NOW)).toEqual({});
});

test('empty fields mean no limit', () => {
  expect(requestOf(newDraft)).toEqual({
    name: '',
    uses: ['infer'],
    abilityNos: null,
    networks: [],
    expiresOn: null,
    dayLimit: null,
  });
  expect(
    requestOf({
      ...newDraft,
      isChosen: true,
      abilityNos: [3],
      networks: '10.0.0.1',
      expiresOn: '2026-04-01',
      dayLimit: '5',
    }),
  ).toEqual({
    name: '',
    uses: ['infer'],
    abilityNos: [3],
    networks: ['10.0.0.1/32'],
    expiresOn: '2026-04-01',
    dayLimit: 5,
  });
});
