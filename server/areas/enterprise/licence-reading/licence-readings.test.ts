import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { exportData } from '#contract/account/own-account-calls.ts';
import { readLicence, compareLicence } from '#contract/enterprise/licence-reading.ts';
import { submitCertification } from '#contract/enterprise/calls.ts';
import type { AnyCall } from '#contract/kit/call.ts';
import { getQuota } from '#contract/trial/calls.ts';
import type { Found } from '#contract/trial/recognition.ts';
import { testApp } from '#server/app/testing.ts';
import { somePicture, stubEngines } from '#server/areas/trial/testing.ts';
import { createFileStorage } from '#server/kit/files/files-url.ts';
import { someApplication } from '../testing.ts';

const stub = stubEngines();
const { call, config, database, signUp, upload: uploadAny } = await testApp({}, stub);
const storage = createFileStorage(config.files);
const picture = { name: 'licence.png', bytes: await somePicture() };
const upload = (token: string, use: 'licence' | 'avatar') => uploadAny(token, use, picture);
const removeFile = { name: '', text: 'delete from files_file where file_id = $1' };
const readings = { name: '', text: 'select from enterprise_licence_reading where file_id = $1' };

const CODE = '91350100M000100Y43';
const licence = (fields: Record<string, string>): Found => ({
  ...stub.found,
  fields: Object.entries(fields).map(([name, value]) => ({ name, label: name, value, score: 0.99 })),
});
const whole = {
  creditCode: CODE,
  name: '示例科技（杭州）有限公司',
  type: '有限责任公司(自然人投资或控股)',
  representative: '张三',
  established: '2010年02月28日',
  term: '2010年02月28日至长期',
  address: '浙江省杭州市西湖区示例路1号',
};

type Account = Awaited<ReturnType<typeof signUp>>;
let applicant: Account;
let operator: Account;
beforeAll(async () => {
  operator = await signUp({ userRoles: [5] });
});
beforeEach(async () => {
  applicant = await signUp();
  stub.jobs.length = 0;
  stub.answerBy(async () => licence(whole));
});
const ask = async <C extends AnyCall>(definition: C, request: unknown, token: string) => {
  const { status, body } = await call(definition, request, { token, 'idempotency-key': randomUUID() });
  return { status, code: body.code, data: body.data };
};
const read = (fileId: string, token = applicant.token) => ask(readLicence, { fileId }, token);
const apply = async (given: Parameters<typeof someApplication>[0] = {}) => {
  const sent = someApplication({ licenceFileId: await upload(applicant.token, 'licence'), ...given });
  return (await ask(submitCertification, sent, applicant.token)).data.applicationId;
};
const compare = async (applicationId: string, token = operator.token) =>
  (await ask(compareLicence, { applicationId }, token)).data;

describe('[MEND-05] an uploaded licence', () => {
  test('is read once, for its form, without a charge', async () => {
    const fileId = await upload(applicant.token, 'licence');
    const answer = await read(fileId);
    expect(answer.data).toEqual({
      status: 'read',
      printed: {
        subjectKind: 1,
        enterpriseName: '示例科技（杭州）有限公司',
        creditCode: CODE,
        legalPerson: '张三',
        region: { code: '330106', name: '浙江省杭州市西湖区' },
        address: '示例路1号',
        wholeAddress: '浙江省杭州市西湖区示例路1号',
        foundedOn: '2010-02-28',
        termUntil: null,
        doubtful: [],
      },
    });
    expect((await read(fileId)).data).toEqual(answer.data);
    expect(stub.jobs.map(({ task }) => task)).toEqual(['business-licence']);
    const { body } = await call(getQuota, { abilityNo: '36' }, { token: applicant.token });
    expect(body.data).toMatchObject({ day: { used: 0 } });
  });

  test('at once from two tabs is read once', async () => {
    const fileId = await upload(applicant.token, 'licence');
    const answers = await Promise.all([read(fileId), read(fileId)]);
    expect(answers.map(({ data }) => data.status)).toEqual(['read', 'read']);
    expect(stub.jobs).toHaveLength(1);
  });

  test.each(['busy', 'hung', 'failed'] as const)('is read later after the error %s of an engine', async (kind) => {
    const fileId = await upload(applicant.token, 'licence');
    stub.fail(kind);
    expect((await read(fileId)).data).toEqual({ status: 'busy', printed: null });
    stub.answerBy(async () => licence(whole));
    expect((await read(fileId)).data.printed).toMatchObject({ legalPerson: '张三' });
  });

  test('that the storage does not have now is read once it has it again', async () => {
    const fileId = await upload(applicant.token, 'licence');
    const kept = (await storage.get(fileId)) as Buffer;
    await storage.remove(fileId);
    expect((await read(fileId)).data).toEqual({ status: 'busy', printed: null });
    await storage.put(fileId, kept, 'image/png');
    expect((await read(fileId)).data.printed).toMatchObject({ legalPerson: '张三' });
  });

  test('that no engine can read has nothing to offer, and is not tried again', async () => {
    const fileId = await upload(applicant.token, 'licence');
    stub.fail('late');
    expect((await read(fileId)).data).toEqual({ status: 'read', printed: { doubtful: [] } });
    expect((await read(fileId)).data).toEqual({ status: 'read', printed: { doubtful: [] } });
    expect(stub.jobs).toHaveLength(1);
  });

  test('is read for no other user, and for no user who does not apply', async () => {
    const fileId = await upload(applicant.token, 'licence');
    expect(await read(fileId, (await signUp()).token)).toMatchObject({ code: 'PTL0008', data: { field: 'fileId' } });
    expect((await read('A'.repeat(22))).code).toBe('PTL0008');
    expect((await read(await upload(applicant.token, 'avatar'))).code).toBe('PTL0008');
    const certified = await signUp({ authStatus: 1 });
    expect((await read(await upload(certified.token, 'licence'), certified.token)).status).toBe(403);
    // An operator reads the new licence of a correction.
    expect((await read(await upload(operator.token, 'licence'), operator.token)).data.status).toBe('read');
    expect(stub.jobs).toHaveLength(1);
  });

  test('is in the export of its owner with its reading, and takes that with it when it is removed', async () => {
    const fileId = await upload(applicant.token, 'licence');
    await read(fileId);
    const { parts } = (await ask(exportData, {}, applicant.token)).data;
    expect(parts.certification).toMatchObject({
      licenceReadings: [{ fileId, printed: { legalPerson: '张三' } }],
    });
    expect(await database.query(readings, [fileId])).toHaveLength(1);
    await database.query(removeFile, [fileId]);
    expect(await database.query(readings, [fileId])).toEqual([]);
  });
});

describe('[MEND-05] a reviewer sees what the licence says', () => {
  test('field by field, and where that differs from what was typed', async () => {
    const id = await apply({ creditCode: CODE, enterpriseName: '示例科技(杭州)有限公司', legalPerson: '李四' });
    expect(await compare(id)).toEqual({
      status: 'read',
      compared: [
        { field: 'subjectKind', printed: '企业', agrees: true, doubtful: false },
        { field: 'enterpriseName', printed: '示例科技（杭州）有限公司', agrees: true, doubtful: false },
        { field: 'creditCode', printed: CODE, agrees: true, doubtful: false },
        { field: 'legalPerson', printed: '张三', agrees: false, doubtful: false },
        { field: 'regionCode', printed: '浙江省杭州市西湖区', agrees: true, doubtful: false },
        { field: 'address', printed: '示例路1号', agrees: true, doubtful: false },
        { field: 'foundedOn', printed: '2010-02-28', agrees: true, doubtful: false },
        { field: 'termUntil', printed: '长期', agrees: true, doubtful: false },
      ],
    });
    await compare(id);
    expect(stub.jobs).toHaveLength(1);
  });

  test('not what the page of the applicant had: the reading is the server’s own', async () => {
    const id = await apply({ legalPerson: '张三' });
    stub.answerBy(async () => licence({ ...whole, representative: '王五' }));
    const { compared } = await compare(id);
    expect(compared.find(({ field }) => field === 'legalPerson')).toMatchObject({ printed: '王五', agrees: false });
  });

  test('and decides without it while the engine is busy', async () => {
    const id = await apply();
    stub.fail('busy');
    expect(await compare(id)).toEqual({ status: 'busy', compared: [] });
    expect((await ask(compareLicence, { applicationId: '999999' }, operator.token)).status).toBe(404);
    expect((await ask(compareLicence, { applicationId: id }, applicant.token)).status).toBe(403);
  });
});
