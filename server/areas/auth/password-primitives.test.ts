import { expect, test } from 'vitest';
import { innerOf, openInner, proofOf, sealInner } from '#contract/auth/password-scheme.ts';
import { passwordPrimitives } from './password-primitives.ts';

const salt = '9f1c2d3e4b5a69788796a5b4c3d2e1f0';
const vcode = 'Qm7xT2pLk9';
const freshSalt = '4821093756120394';
const newPwd = 'AAECAwQFBgcICQoLux5td/Qb/6MNhDUK8+SfFMftj86TV8esGVsvkcPI++LnlaEhrO686L7yn9mDa96h';
const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

test('[ID-02] [ID-08] the test vector holds byte for byte', async () => {
  const inner = await innerOf(passwordPrimitives, '观澜Portal-2026', salt);
  expect(hex(inner)).toBe('59035962026505fd9b74785ebd1e6a69ea03d0f56ab15d40bb35dabacfa6f51d');
  expect(proofOf(passwordPrimitives, inner, vcode)).toBe(
    'e5af6f71ace3253337aeec4a7a0ac78fbcc646504e0817335f6a5c5596600221',
  );
  const next = await innerOf(passwordPrimitives, '新密码New-42', salt);
  expect(hex(next)).toBe('78e8b6b6421b0eb0bd16d459b0d6d6572e1a2298d5d435c788994637a8abdd84');
  const iv = Uint8Array.from({ length: 12 }, (_, at) => at);
  expect(sealInner(passwordPrimitives, { inner: next, vcode, freshSalt, iv })).toBe(newPwd);
  const opened = openInner(passwordPrimitives, { newPwd, vcode, freshSalt });
  expect(hex(opened as Uint8Array)).toBe(hex(next));
});

test('[ID-08] what was sealed for another challenge, other digits or has been altered does not open', () => {
  const others = [
    { newPwd, vcode: 'Qm7xT2pLk8', freshSalt },
    { newPwd, vcode, freshSalt: '4821093756120395' },
    { newPwd: `B${newPwd.slice(1)}`, vcode, freshSalt },
    { newPwd: newPwd.slice(4), vcode, freshSalt },
    { newPwd: `${newPwd}AAAA`, vcode, freshSalt },
    { newPwd: '', vcode, freshSalt },
    { newPwd: '%%%', vcode, freshSalt },
  ];
  for (const other of others) expect(openInner(passwordPrimitives, other)).toBeUndefined();
});
