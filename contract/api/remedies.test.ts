import { describe, expect, test } from 'vitest';
import { abilityErrors } from '../kit/errors/ability.ts';
import * as portal from '../kit/errors/portal.ts';
import { protocolErrorCode, protocolErrorStatus, type ProtocolErrorKind } from '../kit/errors/vocabulary.ts';
import { remedyTextOf, keyUseOf } from './field-texts.ts';
import { openCalls } from './open-calls.ts';
import { openMessageOf } from './open-message.ts';
import { remediedCodes, remedyOf } from './remedies.ts';
import { remedyLink } from './requests/remedy-link.ts';

const keyCodes = Object.entries(portal).flatMap(([name, code]) =>
  typeof code === 'string' && (name.startsWith('KEY_') || name === 'TEST_KEY' || name === 'NO_VERSION') ? [code] : [],
);
/** The protocol errors that a call without a session can have. */
const kinds = (Object.keys(protocolErrorStatus) as ProtocolErrorKind[]).filter(
  (kind) => !['noSession', 'elsewhere', 'locked'].includes(kind),
);
const answered = [
  ...new Set([
    ...Object.keys(abilityErrors),
    ...keyCodes,
    ...kinds.map((kind) => protocolErrorCode('ability', kind)),
    portal.ACCOUNT_LOCKED,
    portal.MODEL_LATE,
    portal.STILL_RUNNING,
    portal.INPUT_NOT_KEPT,
    portal.WRONG_STATE,
    portal.NO_MORE,
    portal.NAME_TAKEN,
    portal.WRONG_CONTENTS,
  ]),
];

describe('[API-04] every code that a call of a program can answer', () => {
  test('there are as many as the contract has', () => expect(keyCodes.length).toBeGreaterThanOrEqual(9));

  test.each(answered)('%s has its own remedy, and a page for it', (code) => {
    expect(remediedCodes).toContain(code);
    const { text, who } = remedyOf(code);
    expect(text).toMatch(/^\S{4,60}。$|^[^\n]{4,80}。$/);
    expect(['developer', 'account', 'operator', 'nobody']).toContain(who);
    expect(remedyLink({ code }).path).toMatch(/^\/[a-z]/);
  });
});

test('[API-04] the button of a remedy leads to the place of the request', () => {
  const applicationId = '0b9e61d2-5a5c-4f39-8f0e-1d3f0f3b7a10';
  const requestId = '01a219d1-d840-7ee0-a407-170c02351f04';
  const of = (code: string) => remedyLink({ code, requestId, abilityNo: 35, applicationId }).path;
  expect(of(portal.KEY_SCOPE)).toBe(`/account/applications/${applicationId}`);
  expect(of('20004')).toBe(`/account/add-sheets?kind=quota&abilityNo=35&requestId=${requestId}`);
  expect(of('10001')).toBe(`/account/add-sheets?kind=fault&abilityNo=35&requestId=${requestId}`);
  expect(of('10007')).toBe('/open-ability/domain-case-detail/35');
  expect(of('10003')).toMatch(/error-10003$/);
});

test('[API-02] what to do about a wrong field says what it has to be', () => {
  expect(remedyTextOf('api.infer', { code: '10003', field: 'threshold' })).toMatch(/threshold.*得分/);
  expect(remedyTextOf('api.infer', { code: '10003', field: 'image' })).toMatch(/恰好给出一种/);
  expect(remedyTextOf('api.infer', { code: '10003', field: 'version' })).toMatch(/指定/);
  expect(remedyTextOf('api.infer', { code: '10003', field: 'nothing' })).toBe(remedyOf('10003').text);
  expect(remedyTextOf('api.infer', { code: '20004', field: 'image' })).toBe(remedyOf('20004').text);
});

test('[API-01] the error of a key without the use or the ability of a call names what is missing', () => {
  for (const { name, keyUse } of openCalls) expect(keyUseOf(name), name).toBe(keyUse);
  expect(keyUseOf('mcp')).toBe('mcp');
  expect(keyUseOf('api.inferByProtocol')).toBe('infer');
  expect(remedyTextOf('api.createJob', { code: portal.KEY_SCOPE, field: 'use' })).toMatch(/“批量任务”（jobs）/);
  expect(remedyTextOf('mcp', { code: portal.KEY_SCOPE, field: 'use' })).toMatch(/“智能体（MCP）”（mcp）/);
  expect(remedyTextOf('api.infer', { code: portal.KEY_SCOPE, field: 'abilityNo' })).toMatch(/只用于部分能力/);
});

test('[API-05] errors of jobs say what to do with the job', () => {
  const of = (call: string, code: string, field?: string) => remedyTextOf(call, { code, field });
  expect(of('api.startJob', portal.WRONG_STATE, 'pictures')).toMatch(/还没有图片/);
  expect(of('api.addJobPicture', portal.WRONG_STATE)).toMatch(/新建任务/);
  expect(of('api.addJobPiece', portal.WRONG_CONTENTS, 'file')).toMatch(/pieceBytes/);
  expect(of('api.createJob', portal.NO_MORE)).toMatch(/最多 10 个/);
});

test('[API-02] the answer for programs explains a code of HTTP', () => {
  const sentences = ['403', '404', '405', '413'].map((code) => openMessageOf(code));
  expect(new Set(sentences).size).toBe(sentences.length);
  expect(openMessageOf('413')).toMatch(/大小/);
  expect(openMessageOf('20004')).toBe(abilityErrors['20004']);
});
