import { beforeAll, expect, test } from 'vitest';
import { provideAllTexts } from '#web/kit/texts-testing.ts';
import { requestCsv } from './request-csv.ts';

beforeAll(provideAllTexts);

type Row = Parameters<typeof requestCsv>[0][number];
const row = (given: Partial<Row>) =>
  ({
    requestId: '01990c3e-7a10-7b52-9c4d-3f1e5a8b2c6d',
    applicationName: '应用',
    status: 200,
    code: '200',
    totalMs: 12,
    network: '203.0.113.*',
    agent: 'curl',
    at: '2026-11-27T09:00:00.000Z',
    keyId: 'f3b1c7f0-0000-4000-8000-000000000000',
    call: 'api.infer',
    charge: 'none',
    parameters: {},
    ignored: [],
    ...given,
  }) as unknown as Row;

test('[API-04] the file of requests names the key and shows it as the pages do, not by its internal id', () => {
  const csv = requestCsv([
    row({ keyName: '夜班', keyShown: 'oak_live_uhsO…7l6r' }),
    row({ keyName: null, keyShown: null }),
  ]);
  const [head, named, gone] = csv.split(/\r?\n/);
  expect(head).toContain('"密钥名称","密钥"');
  expect(named).toContain('"夜班","oak_live_uhsO…7l6r"');
  expect(gone).toContain('"","已删除的密钥"');
  expect(csv).not.toContain('f3b1c7f0');
});
