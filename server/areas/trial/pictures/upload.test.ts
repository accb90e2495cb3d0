import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { exportData } from '#contract/account/own-account-calls.ts';
import {
  askToBeTold,
  createUploadPolicy,
  isToBeTold,
  queryPictures,
  removePicture,
  uploadPicture,
} from '#contract/trial/calls.ts';
import { removeOld } from '#server/kit/database/removal.ts';
import { silentLog } from '#server/kit/database/testing.ts';
import { createFileStorage } from '#server/kit/files/files-url.ts';
import { listMessages } from '#contract/messages/calls.ts';
import { notify, testApp } from '#server/app/testing.ts';
import { oldTrialPictures } from './picture-store.ts';
import { createTrials, sendForm, somePicture, stubEngines } from '../testing.ts';
import { createUploadPolicies } from './upload-policy.ts';
import { createNotifyEquipped } from '../engine-subscriptions.ts';

const stub = stubEngines();
const { app, call, config, database, secret, signUp, signUpSub } = await testApp(
  {},
  { ...stub, fetching: { mayReach: (address) => address === '127.0.0.1', mayUsePort: () => true } },
);
const trials = createTrials(app);
const storage = createFileStorage(config.files);

const announce = (bytes: Buffer) => ({
  bytes: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
});
const policyOf = async (token: string, bytes: Buffer) =>
  (await call(createUploadPolicy, announce(bytes), { token })).body.data.policy;
const send = (token: string, policy: string, bytes: Buffer) =>
  sendForm(app, uploadPicture, { policy, file: { name: '图.png', bytes } }, { token });
const upload = async (token: string, bytes: Buffer) =>
  (await send(token, await policyOf(token, bytes), bytes)).body.data;
const look = (token: string | undefined, pictureId: string, query = '') =>
  app.inject({ url: `/trial/pictures/${pictureId}${query}`, ...(token !== undefined && { headers: { token } }) });
const listOf = async (token: string) => (await call(queryPictures, {}, { token })).body.data.list;
const run = (text: string, values: unknown[] = []) => database.query({ name: '', text }, values);

test('[TRIAL-01] an own picture is uploaded by a policy, visible to its owner only, tried, and removed at once', async () => {
  const { token } = await signUp();
  const bytes = await somePicture('png', 800, 600);
  const picture = await upload(token, bytes);
  expect(picture).toMatchObject({ width: 800, height: 600, bytes: bytes.length });
  const hours = (Date.parse(picture.expiresAt) - Date.parse(picture.createdAt)) / 3_600_000;
  expect(hours).toBeGreaterThan(23);
  expect(hours).toBeLessThan(24);
  expect(await listOf(token)).toEqual([picture]);

  const { pictureId } = picture;
  const seen = await look(token, pictureId);
  expect([seen.statusCode, seen.headers['content-type'], seen.headers['cache-control']]).toEqual([
    200,
    'image/png',
    'no-store',
  ]);
  expect([seen.rawPayload.equals(bytes), seen.headers['x-content-type-options']]).toEqual([true, 'nosniff']);
  expect(await sharp((await look(token, pictureId, '?size=small')).rawPayload).metadata()).toMatchObject({
    width: 320,
  });
  const cookie = { cookie: `token=${token}` };
  expect((await app.inject({ url: `/trial/pictures/${pictureId}`, headers: cookie })).statusCode).toBe(200);

  expect((await trials.send({ pictureId }, { token })).body.data).toMatchObject({ pictureId });
  expect(stub.jobs.at(-1)?.picture.equals(bytes)).toBe(true);

  const other = await signUp();
  for (const stranger of [undefined, other.token]) expect((await look(stranger, pictureId)).statusCode).toBe(404);
  expect((await call(removePicture, { pictureId }, { token: other.token })).status).toBe(404);
  expect((await trials.send({ pictureId }, { token: other.token })).status).toBe(404);
  expect(await listOf(other.token)).toEqual([]);

  expect((await call(removePicture, { pictureId }, { token })).status).toBe(200);
  expect((await look(token, pictureId)).statusCode).toBe(404);
  expect((await trials.send({ pictureId }, { token })).status).toBe(404);
  expect(await storage.get(pictureId)).toBeUndefined();
  expect((await call(removePicture, { pictureId }, { token })).status).toBe(404);
});

test('[TRIAL-04] 10009: a policy that is expired, of another owner, altered, or missing', async () => {
  const { token, accountId } = await signUp();
  const bytes = await somePicture();
  const own = await policyOf(token, bytes);
  const sixMinutesAgo = createUploadPolicies(secret.mac, () => Date.now() - 6 * 60_000);
  const policies = [
    sixMinutesAgo.make(String(accountId), announce(bytes)).policy,
    await policyOf((await signUp()).token, bytes),
    own.replace(/^\d/, '9'),
    own.replace(/\.\d+\./, '.99.'),
    own.slice(0, -1),
    '',
    'x',
    '....',
  ];
  for (const policy of policies) {
    const { status, body } = await send(token, policy, bytes);
    expect([status, body.code], policy).toEqual([200, '10009']);
  }
  expect(await listOf(token)).toEqual([]);
});

test('[TRIAL-04] 10010: another file than the policy says; the gate holds for uploads too', async () => {
  const { token } = await signUp();
  const bytes = await somePicture();
  const policy = await policyOf(token, bytes);
  const changed = Buffer.from(bytes);
  changed.writeUInt8(changed.readUInt8(40) ^ 1, 40);
  for (const other of [changed, bytes.subarray(1), Buffer.concat([bytes, bytes])])
    expect((await send(token, policy, other)).body.code).toBe('10010');
  const text = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
  expect((await send(token, await policyOf(token, text), text)).body.code).toBe('20010');
  expect((await send(token, policy, bytes)).body.code).toBe('200');
});

test('an upload needs a policy for its size, a login, and for a sub-account the item', async () => {
  const { token } = await signUp();
  const announced = announce(await somePicture());
  for (const wrong of [{ bytes: 0 }, { bytes: 4 * 1_048_576 + 1 }, { sha256: 'x' }, { sha256: 'A'.repeat(64) }])
    expect((await call(createUploadPolicy, { ...announced, ...wrong }, { token })).status).toBe(400);
  expect((await call(createUploadPolicy, announced)).status).toBe(401);
  const sub = await signUpSub();
  expect((await call(createUploadPolicy, announced, { token: sub.token })).status).toBe(403);
  const granted = await signUpSub({ permissionItems: ['try'] });
  expect((await call(createUploadPolicy, announced, { token: granted.token })).status).toBe(200);
});

test("of an owner's parallel uploads twenty are stored", async () => {
  const { token } = await signUp();
  const sendOne = async (width: number) => {
    const bytes = await somePicture('png', width);
    return (await send(token, await policyOf(token, bytes), bytes)).body.code;
  };
  const codes: string[] = [];
  for (let at = 0; at < 4; at += 1)
    codes.push(...(await Promise.all(Array.from({ length: 6 }, (_, nth) => sendOne(64 + 6 * at + nth)))));
  expect(codes.filter((code) => code === '200').length).toBe(20);
  expect(codes.filter((code) => code === 'PTL0003').length).toBe(4);
  expect((await listOf(token)).length).toBe(20);
  expect(await run('select file_id from files_leftover')).toEqual([]);
});

test('a picture sent again, in any way and in parallel, is the same, and another owner’s is another', async () => {
  const [one, other] = [await signUp(), await signUp()];
  const bytes = await somePicture();
  const policy = await policyOf(one.token, bytes);
  const sent = await Promise.all(Array.from({ length: 4 }, () => send(one.token, policy, bytes)));
  const ids = new Set(sent.map(({ body }) => body.data.pictureId));
  expect([ids.size, (await listOf(one.token)).length]).toEqual([1, 1]);
  expect(ids).not.toContain((await upload(other.token, bytes)).pictureId);
  expect(await run('select file_id from files_leftover')).toEqual([]);
});

test('an expired picture is hidden, and removed with its bytes', async () => {
  const { token } = await signUp();
  const { pictureId } = await upload(token, await somePicture());
  await run(`update trial_picture set expires_at = now() where file_id = $1`, [pictureId]);
  expect((await look(token, pictureId)).statusCode).toBe(404);
  expect(await listOf(token)).toEqual([]);
  await removeOld(database, [oldTrialPictures], silentLog);
  // Its bytes are removed together with those of other files.
  expect(await run('select file_id from files_leftover')).toEqual([{ file_id: pictureId }]);
});

test('[TRIAL-01] a picture by its address is kept like an upload, and a broken one is refused', async () => {
  const { token } = await signUp();
  const bytes = await somePicture('jpeg');
  const server = createServer(({ url }, response) => void response.end(url === '/a.jpg' ? bytes : 'no picture'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { pictureId = '' } = (await trials.send({ imageUrl: `${at}/a.jpg` }, { token })).body.data;
  expect((await look(token, pictureId)).rawPayload.equals(bytes)).toBe(true);
  expect((await trials.send({ imageUrl: `${at}/a.txt` }, { token })).body.code).toBe('20010');
});

test('[TRIAL-05] a picture by its address is kept once there is a result, and is not fetched where no trial is left', async () => {
  const { token, accountId } = await signUp();
  const bytes = await somePicture();
  let fetched = 0;
  const server = createServer((_request, response) => {
    fetched += 1;
    response.end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const imageUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/a.png`;
  stub.fail('busy');
  expect((await trials.send({ imageUrl }, { token })).body.code).toBe('10013');
  stub.mend();
  expect(await listOf(token)).toEqual([]);
  const answers = [await trials.send({ imageUrl }, { token }), await trials.send({ imageUrl }, { token })];
  expect(new Set(answers.map(({ body }) => body.data.pictureId)).size).toBe(1);
  expect((await listOf(token)).length).toBe(1);
  await run('update trial_count set day_used = 10 where owner = $1', [accountId]);
  expect((await trials.send({ imageUrl }, { token })).body.code).toBe('20004');
  expect(fetched).toBe(3);
});

test('a user has the pictures and the ledger in the data export', async () => {
  const { token } = await signUp();
  const { pictureId } = await upload(token, await somePicture());
  await trials.send({ pictureId }, { token });
  const { data } = (await call(exportData, {}, { token })).body;
  expect(JSON.stringify(data)).toContain(pictureId);
  expect(JSON.stringify(data)).toContain('"subject":"自己的图片"');
});

test('[TRIAL-03] subscribers are notified once when an ability gets an engine', async () => {
  const { token } = await signUp();
  const ask = async (wanted: boolean) =>
    (await call(askToBeTold, { abilityNo: 2, wanted }, { token })).body.data.wanted;
  expect([await ask(true), await ask(false), await ask(true), await ask(true)]).toEqual([true, false, true, true]);
  expect((await call(isToBeTold, { abilityNo: '2' }, { token })).body.data.wanted).toBe(true);
  const notifyEquipped = createNotifyEquipped(notify);
  for (let times = 0; times < 2; times += 1)
    await database.transaction((transaction) => notifyEquipped(transaction, { abilityNo: 2, abilityName: '某能力' }));
  expect((await call(isToBeTold, { abilityNo: '2' }, { token })).body.data.wanted).toBe(false);
  const { messageParams } = (await call(listMessages, {}, { token })).body.data;
  expect(messageParams.map(({ title }) => title)).toEqual(['某能力可以在线体验了']);
});
