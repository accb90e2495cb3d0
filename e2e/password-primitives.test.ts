import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  INNER_BYTES,
  innerOf,
  IV_BYTES,
  openInner,
  type Primitives,
  proofOf,
  sealInner,
} from '#contract/auth/password-scheme.ts';
import { passwordPrimitives as ofServer } from '#server/areas/auth/password-primitives.ts';
import { createPasswordPrimitives } from '#web/areas/auth/password-primitives.ts';

const ofBrowser = createPasswordPrimitives(crypto.subtle);
/** On plain HTTP in a local network. */
const ofBareBrowser = createPasswordPrimitives(undefined);
/** One that rejects. */
const ofRefusingBrowser = createPasswordPrimitives({
  importKey: () => Promise.reject(new DOMException('', 'OperationError')),
} as unknown as SubtleCrypto);

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

describe.each([
  ['the browser', ofBrowser],
  ['a browser without native cryptography', ofBareBrowser],
  ['a browser that rejects its native cryptography', ofRefusingBrowser],
  ['the server', ofServer],
])('the primitives of %s', (_, primitives: Primitives) => {
  const salt = '9f1c2d3e4b5a69788796a5b4c3d2e1f0';
  const vcode = 'Qm7xT2pLk9';

  test('[ID-02] prove the password of the test vector', async () => {
    const inner = await innerOf(primitives, '观澜Portal-2026', salt);
    expect(hex(inner)).toBe('59035962026505fd9b74785ebd1e6a69ea03d0f56ab15d40bb35dabacfa6f51d');
    expect(proofOf(primitives, inner, vcode)).toBe('e5af6f71ace3253337aeec4a7a0ac78fbcc646504e0817335f6a5c5596600221');
  });

  test('[ID-08] seal the new password of the test vector, and open it again', async () => {
    const inner = await innerOf(primitives, '新密码New-42', salt);
    expect(hex(inner)).toBe('78e8b6b6421b0eb0bd16d459b0d6d6572e1a2298d5d435c788994637a8abdd84');
    const freshSalt = '4821093756120394';
    const iv = Uint8Array.from({ length: IV_BYTES }, (_each, at) => at);
    const newPwd = sealInner(primitives, { inner, vcode, freshSalt, iv });
    expect(newPwd).toBe('AAECAwQFBgcICQoLux5td/Qb/6MNhDUK8+SfFMftj86TV8esGVsvkcPI++LnlaEhrO686L7yn9mDa96h');
    expect(hex(openInner(primitives, { newPwd, vcode, freshSalt }) as Uint8Array)).toBe(hex(inner));
    expect(openInner(primitives, { newPwd, vcode, freshSalt: '4821093756120395' })).toBeUndefined();
  });

  test('[ID-02] take a password in one form, however it was typed', async () => {
    // Full-width letters, and an accent as a combining character.
    const spelled = await innerOf(primitives, 'Ｐｏｒｔａｌ-e\u0301-2026', salt);
    expect(hex(spelled)).toBe(hex(await innerOf(primitives, 'Portal-\u00e9-2026', salt)));
  });
});

const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });

test('[ID-02] [ID-08] browser and server agree on every input', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uint8Array({ maxLength: 200 }),
      fc.uint8Array({ maxLength: 200 }),
      fc.integer({ min: 1, max: 50 }),
      async (password, salt, rounds) => {
        const [one, ...others] = await Promise.all(
          [ofServer, ofBrowser, ofBareBrowser].map((side) => side.pbkdf2(password, salt, rounds, INNER_BYTES)),
        );
        for (const other of others) expect(hex(other)).toBe(hex(one as Uint8Array));
        expect(hex(ofBrowser.hmacSha256(password, salt))).toBe(hex(ofServer.hmacSha256(password, salt)));
        expect(hex(ofBrowser.hkdf(password, salt, INNER_BYTES))).toBe(hex(ofServer.hkdf(password, salt, INNER_BYTES)));
      },
    ),
  );
});

test('[ID-08] what one side seals, the other opens, and no other key does', () => {
  fc.assert(
    fc.property(
      bytes(INNER_BYTES),
      bytes(IV_BYTES),
      fc.string({ minLength: 1 }),
      fc.stringMatching(/^\d{16}$/),
      (inner, iv, vcode, freshSalt) => {
        const sealed = [ofBrowser, ofServer].map((side) => sealInner(side, { inner, vcode, freshSalt, iv }));
        expect(sealed[0]).toBe(sealed[1]);
        for (const side of [ofBrowser, ofServer]) {
          const newPwd = sealed[0] as string;
          expect(hex(openInner(side, { newPwd, vcode, freshSalt }) as Uint8Array)).toBe(hex(inner));
          expect(openInner(side, { newPwd, vcode: `${vcode}.`, freshSalt })).toBeUndefined();
        }
      },
    ),
  );
});
