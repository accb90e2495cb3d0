import { describe, expect, test } from 'vitest';
import { confirmAgreements, updateAgreement } from '#contract/agreements/calls.ts';
import { getManagedAgreement, listManagedAgreements, previewAgreement } from '#contract/agreements/managing-calls.ts';
import { testApp } from '#server/app/testing.ts';

const { call, signUp } = await testApp({ PAGE_CACHE: 'off' });
const one = await signUp({ userRoles: [5], userName: 'operator-one' });
const two = await signUp({ userRoles: [6], userName: 'operator-two' });

const KEY = 'platform-service';
const list = async () => (await call(listManagedAgreements, {}, { token: one.token })).body.data;
const historyOf = async (key: string) => (await call(getManagedAgreement, { key }, { token: one.token })).body.data;
const publish = (version: string, content: string, more: object = {}, token = one.token) =>
  call(updateAgreement, { key: KEY, version, content, summary: '调整了条款。', ...more }, { token });

describe('[AGR-09] the console page of agreements', () => {
  test('lists the current versions, and how many accounts have to agree and have agreed', async () => {
    const reader = await signUp();
    const before = await list();
    expect(before.map(({ key, useRequired }) => [key, useRequired])).toEqual([
      [KEY, true],
      ['privacy-policy', true],
      ['provider-onboarding', false],
    ]);
    expect(before[0]).toEqual({
      key: KEY,
      title: '平台服务协议',
      version: '1.0',
      updateTime: expect.any(String),
      useRequired: true,
      asked: 3,
      confirmed: 0,
      versions: 1,
      isDraft: true,
    });
    expect(before[2]?.asked).toBe(0);
    await call(confirmAgreements, { source: 0, userId: String(reader.accountId) }, { token: reader.token });
    expect((await list())[0]).toMatchObject({ asked: 3, confirmed: 1 });
    await publish('1.1', '新的正文。');
    expect((await list())[0]).toMatchObject({ version: '1.1', asked: 3, confirmed: 0, versions: 2, isDraft: false });
    expect(await historyOf(KEY)).toEqual({
      key: KEY,
      title: '平台服务协议',
      version: '1.1',
      updateTime: expect.any(String),
      useRequired: true,
      asked: 3,
      confirmed: 0,
      content: '新的正文。',
      versions: [
        {
          version: '1.1',
          title: '平台服务协议',
          updateTime: expect.any(String),
          summary: '调整了条款。',
          publishedBy: 'operator-one',
          confirmed: 0,
        },
        {
          version: '1.0',
          title: '平台服务协议',
          updateTime: expect.any(String),
          summary: '',
          publishedBy: null,
          confirmed: 1,
        },
      ],
    });
    expect((await call(getManagedAgreement, { key: 'nothing' }, { token: one.token })).status).toBe(404);
  });

  test('previews a new version as the terms page shows it, with what it changes', async () => {
    await publish('2.0', '## 一、总则\n\n第一条约定。\n\n双方应当在五日内答复，另有约定的除外。');
    const preview = async (content: string) =>
      (await call(previewAgreement, { key: KEY, content }, { token: one.token })).body.data;
    expect(await preview('## 一、总则\n\n第一条约定。\n\n双方应当在十日内答复，另有约定的除外。')).toEqual({
      html: expect.stringContaining('<h2 id="section-1">一、总则</h2>'),
      headings: [{ id: 'section-1', title: '一、总则' }],
      problem: null,
      changes: [expect.objectContaining({ kind: 'changed', section: '一、总则' })],
    });
    expect((await preview('## 一、总则\n\n第一条约定。\n\n双方应当在五日内答复，另有约定的除外。')).changes).toEqual(
      [],
    );
    expect(await preview('')).toMatchObject({ html: '', problem: null });
    expect(await preview('<b>粗</b>')).toMatchObject({ html: '<p>&lt;b&gt;粗&lt;/b&gt;</p>\n', problem: 'markup' });
    expect((await preview('[a](data:text/html,1)')).problem).toBe('link');
    expect((await preview('![a](https://example.com/a.png)')).problem).toBe('picture');
    const long = Array.from({ length: 600 }, (_, at) => `第 ${at} 条，${'字'.repeat(at % 17)}。`).join('\n\n');
    expect((await preview(long)).changes).toBeNull();
    const missing = await call(previewAgreement, { key: 'nothing', content: 'a' }, { token: one.token });
    expect(missing.status).toBe(404);
  });

  test('of two that replace the same version, the second gets an error that the first has published', async () => {
    await publish('3.0', '第三版。');
    const answers = await Promise.all([
      publish('3.1', '甲写的。', { replaces: '3.0' }),
      publish('3.2', '乙写的。', { replaces: '3.0' }, two.token),
    ]);
    expect(answers.map(({ body }) => body.code).sort()).toEqual(['200', 'PTL0001']);
    const { version, versions } = await historyOf(KEY);
    expect(['3.1', '3.2']).toContain(version);
    expect(versions.map((each) => each.version).filter((each) => /^3\.[12]$/.test(each))).toEqual([version]);
    expect((await publish('3.3', '再写一版。', { replaces: version })).body.code).toBe('200');
  });
});
