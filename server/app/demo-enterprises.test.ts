import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleEnterprises } from '#server/areas/enterprise/public/sample-enterprises.ts';
import { getCertificationStatus, getDraft, submitCertification } from '#contract/enterprise/calls.ts';
import { getApplication, passApplication, queryApplications } from '#contract/enterprise/review-calls.ts';
import { dayOf } from '#contract/kit/day-of.ts';
import { validateApplication, foldApplication } from '#contract/enterprise/check-application.ts';
import type { Application } from '#contract/enterprise/application.ts';
import { hasRightSum } from '#contract/enterprise/credit-code.ts';
import { TEST_PASSWORD_ROUNDS } from '#server/areas/auth/testing.ts';
import type { DemoAccount } from './demo-accounts.ts';
import { makeDemoAccounts, demoFile } from './demo-accounts.ts';
import { createFolderStorage } from '#server/kit/files/folder-storage.ts';
import { testApp } from './testing.ts';
import { addDemoEnterprise } from './demo-enterprises.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'portal-demo-enterprises-'));
const filesDir = join(dataDir, 'files');
const { app, call, database, openSession, secret } = await testApp({ FILES_URL: `file:${filesDir}` });
afterAll(() => rmSync(dataDir, { recursive: true }));

const root = join(import.meta.dirname, '../..');
const ids = new Map<number, number>();
let accounts: DemoAccount[];

/** Creates the demo accounts, or fails after the account at this index. */
const makeAccounts = async (failAt = Number.POSITIVE_INFINITY): Promise<number[]> => {
  const made: number[] = [];
  await makeDemoAccounts({
    database,
    secret,
    dataDir,
    passwordRounds: TEST_PASSWORD_ROUNDS,
    afterCreate: async (transaction, { accountId, subAccountId }) => {
      made.push(subAccountId ?? accountId);
      if (subAccountId !== undefined) return;
      await addDemoEnterprise(transaction, accountId, { database, storage: createFolderStorage(filesDir), root });
      if (made.length > failAt) throw new Error('cut off');
    },
  });
  return made;
};
const leftoverIds = async () => {
  const statement = { name: '', text: 'select file_id from files_leftover' };
  return (await database.query<{ file_id: string }>(statement)).map(({ file_id: id }) => id).sort();
};
const storedIds = () =>
  readdirSync(filesDir, { recursive: true, withFileTypes: true })
    .flatMap((entry) => (entry.isFile() ? [entry.name] : []))
    .sort();

let cutOff: { failure: unknown; stored: string[]; leftovers: string[] };
beforeAll(async () => {
  const failure = await makeAccounts(7).catch((error: Error) => error.message);
  cutOff = { failure, stored: storedIds(), leftovers: await leftoverIds() };
  const made = await makeAccounts();
  accounts = JSON.parse(readFileSync(demoFile(dataDir), 'utf8'));
  for (const [at, id] of made.entries()) ids.set(at, id);
});

test('files of an interrupted start are recorded for removal; those of a complete start remain', async () => {
  expect(cutOff.failure).toBe('cut off');
  expect(cutOff.stored.length).toBeGreaterThan(0);
  expect(cutOff.leftovers).toEqual(cutOff.stored);
  expect(await leftoverIds()).toEqual(cutOff.leftovers);
  expect(storedIds().length).toBeGreaterThan(cutOff.stored.length);
});

const tokenOf = (name: string) =>
  openSession({ accountId: ids.get(accounts.findIndex((account) => account.name === name)) as number });
const statusOf = async (name: string) =>
  (await call(getCertificationStatus, {}, { token: await tokenOf(name) })).body.data;
const waiting = async () => {
  const { body } = await call(
    queryApplications,
    { state: 1, pageNo: 1, pageSize: 10 },
    { token: await tokenOf('trial-operator') },
  );
  return body.data.list;
};

test('[CERT-02] the sample enterprises have right codes, all different', () => {
  const codes = sampleEnterprises.map(({ creditCode }) => creditCode);
  expect(codes.filter(hasRightSum)).toEqual(codes);
  expect(new Set(codes).size).toBe(codes.length);
});

describe('[CERT-01] the demo accounts have the state of their applications', () => {
  test('certified', async () => {
    for (const name of ['trial-verified', 'trial-provider', 'trial-partner', 'trial-provider-partner'])
      expect(await statusOf(name)).toMatchObject({
        status: 1,
        registerSuccessTime: expect.any(String),
        lastApplication: { state: 2 },
      });
  });

  test('rejected, with attempts left and the entered data', async () => {
    expect(await statusOf('trial-rejected')).toMatchObject({
      status: 0,
      remainTimes: 3,
      hasDraft: true,
      lastApplication: { state: 3, reasons: [{ field: 'licenceFileId' }] },
    });
    const { draft } = (await call(getDraft, {}, { token: await tokenOf('trial-rejected') })).body.data;
    expect(validateApplication(foldApplication(draft as Application), dayOf(new Date()))).toEqual({});
    const token = await tokenOf('trial-rejected');
    const answer = await call(submitCertification, { ...draft, agreed: true }, { token, 'idempotency-key': 'again' });
    expect(answer.body.code).toBe('200');
  });

  test('frozen until a time in the future', async () => {
    const { status, remainTimes, unfreezeTime, lastApplication } = await statusOf('trial-frozen');
    expect({ status, remainTimes }).toEqual({ status: 3, remainTimes: 0 });
    expect(new Date(unfreezeTime as string).getTime()).toBeGreaterThan(Date.now());
    expect(lastApplication).toMatchObject({ state: 3 });
  });

  test('in review; an operator can see it with its picture and pass it', async () => {
    const token = await tokenOf('trial-operator');
    const row = (await waiting()).find(({ accountName }) => accountName === 'trial-in-review');
    const { applicationId = '', version } = row ?? {};
    const { fields } = (await call(getApplication, { applicationId }, { token })).body.data;
    const picture = await app.inject({ url: `/files/${fields.licenceFileId}`, headers: { token } });
    expect(picture.statusCode).toBe(200);
    expect(picture.headers['content-type']).toBe('image/png');
    expect((await call(passApplication, { applicationId, version }, { token })).body.code).toBe('200');
    expect(await statusOf('trial-in-review')).toMatchObject({ status: 1, enterpriseName: '示例企业八' });
  });
});
