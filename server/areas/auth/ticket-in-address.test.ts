import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { acceptTicket, checkUser, createTicket, peekTicket } from '#contract/auth/calls.ts';
import { testApp } from '#server/app/testing.ts';
import { createAccountStore } from './account-store.ts';
import { createSessionStore } from './session-store.ts';
import { hashToken, randomToken } from './token.ts';

const { call, app, database } = await testApp({}, { pages: true });
const sessions = createSessionStore(database);
const query = (text: string, values: unknown[] = []) =>
  database.query<Record<string, unknown>>({ name: '', text }, values);

let lastNumber = 0;
const newPerson = async () => {
  lastNumber += 1;
  const accounts = createAccountStore(database);
  const accountId = await accounts.nextId();
  const userName = `visitor${lastNumber}`;
  await accounts.add({
    accountId,
    userName,
    phone: `1990001${String(lastNumber).padStart(4, '0')}`,
    userRoles: [1],
    accountRole: 4,
    authStatus: 4,
    credential: { salt: 'salt', sealedInner: randomBytes(60) },
  });
  const logIn = () => sessions.open({ accountId: String(accountId), userAgent: '', address: '' });
  return { accountId, userName, logIn, token: await logIn() };
};

const ticketOf = async (token: string): Promise<string> => (await call(createTicket, {}, { token })).body.data.code;
const lives = async (token: string) => (await call(checkUser, {}, { token })).status === 200;

/** Opens a page and returns where it redirects to and which cookies it sets. */
const open = async (
  url: string,
  cookie = '',
  method: 'GET' | 'HEAD' = 'GET',
  sentHeaders: Record<string, string> = {},
) => {
  const { statusCode, headers, cookies, body } = await app.inject({ method, url, headers: { cookie, ...sentHeaders } });
  return {
    status: statusCode,
    location: headers.location,
    headers,
    body,
    cookies: Object.fromEntries(cookies.map(({ name, value }) => [name, value])),
    raw: cookies,
  };
};

describe('[ID-11] a ticket in the address', () => {
  test('becomes the session cookies, and the redirect goes to the address without it', async () => {
    const { token } = await newPerson();
    for (const [url, location] of [
      ['/?token=T', '/'],
      ['/open-ability?keyword=%E5%B8%BD&token=T&sortType=1', '/open-ability?keyword=%E5%B8%BD&sortType=1'],
      ['/open-ability/domain-case-detail/3?token=T', '/open-ability/domain-case-detail/3'],
      ['/nowhere?token=T', '/nowhere'],
    ] as const) {
      const answer = await open(url.replace('token=T', `token=${await ticketOf(token)}`));
      expect([answer.status, answer.location]).toEqual([302, location]);
      expect(answer.cookies).toMatchObject({ token, ysToken: token, updateTime: expect.stringMatching(/^\d{13}$/) });
      for (const { name, httpOnly = false, sameSite, path, maxAge } of answer.raw.filter(
        ({ name }) => name !== 'ticket',
      ))
        expect({ name, httpOnly, sameSite, path, maxAge }).toEqual({
          name,
          httpOnly: false,
          sameSite: 'Lax',
          path: '/',
          maxAge: 604_800,
        });
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.body).toBe('');
    }
  });

  test('never redirects outside, however the address begins', async () => {
    const { token } = await newPerson();
    for (const start of [
      '//evil.example',
      '///evil.example',
      '/\\evil.example',
      '/%5Cevil.example',
      '//evil.example:80/x',
    ])
      for (const ticket of [await ticketOf(token), 'x']) {
        const { status, location } = await open(`${start}?token=${ticket}`);
        expect(status).toBe(302);
        const target = new URL(location as string, 'http://portal.example');
        expect(target.origin, start).toBe('http://portal.example');
        expect(location).toMatch(/^\/(?![/\\])/);
      }
  });

  test('is valid once and for a minute, and otherwise shows an error', async () => {
    const { token } = await newPerson();
    const used = await ticketOf(token);
    await open(`/?token=${used}`);
    const old = await ticketOf(token);
    await query(`update identity_ticket set created_at = now() - interval '61 seconds' where ticket_hash = $1`, [
      hashToken(old),
    ]);
    for (const ticket of [used, old, randomToken(), token, '', 'x', `${used}x`, '%00']) {
      const answer = await open(`/?token=${ticket}`);
      expect([answer.status, answer.location]).toEqual([302, '/']);
      expect(answer.cookies).toEqual({ loginNotice: 'ticket' });
    }
  });

  test('works for one of fifty that open it at once', async () => {
    const { token } = await newPerson();
    const ticket = await ticketOf(token);
    const answers = await Promise.all(Array.from({ length: 50 }, () => open(`/?token=${ticket}`)));
    expect(answers.filter(({ cookies }) => cookies.token === token)).toHaveLength(1);
  });

  test('shows no error when the logged-in browser reloads', async () => {
    const { token } = await newPerson();
    const ticket = await ticketOf(token);
    await open(`/?token=${ticket}`);
    const again = await open(`/?token=${ticket}`, `token=${token}`);
    expect(again.location).toBe('/');
    expect(again.cookies).toEqual({});
    expect((await open(`/?token=${ticket}`, `token=${randomToken()}`)).cookies).toEqual({ loginNotice: 'ticket' });
  });

  test('is invalid if given twice in one address', async () => {
    const { token } = await newPerson();
    const answer = await open(`/?token=${await ticketOf(token)}&token=${await ticketOf(token)}`);
    expect(answer.location).toBe('/');
    expect(answer.cookies).toEqual({ loginNotice: 'ticket' });
  });

  test('is not used up by a HEAD request', async () => {
    const { token } = await newPerson();
    const ticket = await ticketOf(token);
    await open(`/?token=${ticket}`, '', 'HEAD');
    expect((await open(`/?token=${ticket}`)).cookies.token).toBe(token);
  });

  test('is invalid for an ended session, and cannot be created without a session', async () => {
    const { token } = await newPerson();
    const ticket = await ticketOf(token);
    await sessions.end(token, 'logout');
    expect((await open(`/?token=${ticket}`)).cookies).toEqual({ loginNotice: 'ticket' });
    expect((await call(createTicket, {}, { token })).status).toBe(401);
    expect((await call(createTicket)).status).toBe(401);
  });

  test('[CALL-04] can be requested with one slash or two', async () => {
    const { token } = await newPerson();
    for (const url of ['/api/user/user-service/v1//oauth2/code', '/api/user/user-service/v1/oauth2/code']) {
      const answer = await app.inject({ method: 'POST', url, headers: { token }, payload: {} });
      expect(answer.json().data.code).toMatch(/^[\w-]{43}$/);
    }
  });

  test('is encrypted in the database with a key that is not stored', async () => {
    const { token } = await newPerson();
    const ticket = await ticketOf(token);
    const rows = await query('select t::text as row from identity_ticket t');
    const stored = rows.map(({ row }) => row).join('\n');
    for (const secret of [token, ticket]) {
      expect(stored).not.toContain(secret);
      expect(stored).not.toContain(Buffer.from(secret).toString('hex'));
    }
  });
});

describe('[MEND-09] a ticket in a link of another site', () => {
  const from = (headers: Record<string, string>) => ({ host: 'portal.example.com', ...headers });
  const crossSite = { 'sec-fetch-site': 'cross-site' };
  const elsewhere = [
    crossSite,
    { 'sec-fetch-site': 'cross-site', referer: 'http://portal.example.com/' },
    { referer: 'http://evil.example/' },
    { referer: 'http://portal.example.com:8080/' },
    { referer: 'about:blank' },
    { referer: 'no address' },
  ];
  const own: Record<string, string>[] = [
    {},
    { 'sec-fetch-site': 'none' },
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'same-site', referer: 'http://sister.example.com/' },
    { referer: 'http://portal.example.com/open-ability' },
  ];

  test.each(elsewhere)('logs no visitor in before they agree: %o', async (headers) => {
    const { token, userName } = await newPerson();
    const answer = await open(`/open-ability?token=${await ticketOf(token)}`, '', 'GET', from(headers));
    expect(answer.location).toBe(`/auth/switch?redirect_uri=${encodeURIComponent('/open-ability')}`);
    expect(Object.keys(answer.cookies)).toEqual(['ticket']);
    const cookie = `ticket=${answer.cookies.ticket}`;
    expect((await call(peekTicket, {}, { cookie })).body.data).toEqual({ ticketName: userName, currentName: null });
    expect((await call(acceptTicket, {}, { cookie })).body.data.token).toBe(token);
  });

  test('asks even if an earlier session has ended', async () => {
    const [one, other] = [await newPerson(), await newPerson()];
    await sessions.end(one.token, 'logout');
    const answer = await open(`/?token=${await ticketOf(other.token)}`, `token=${one.token}`, 'GET', from(crossSite));
    expect(Object.keys(answer.cookies)).toEqual(['ticket']);
  });

  test('is exchanged at once for those who are logged in as this user', async () => {
    const { token } = await newPerson();
    const answer = await open(`/?token=${await ticketOf(token)}`, `token=${token}`, 'GET', from(crossSite));
    expect([answer.location, answer.cookies.token]).toEqual(['/', token]);
  });

  test.each(own)('is exchanged at once where the visitor did not come from there: %o', async (headers) => {
    const { token } = await newPerson();
    const answer = await open(`/?token=${await ticketOf(token)}`, '', 'GET', from(headers));
    expect([answer.location, answer.cookies.token]).toEqual(['/', token]);
  });
});

describe('a ticket of another user', () => {
  test('replaces no valid session without consent', async () => {
    const [one, other] = [await newPerson(), await newPerson()];
    const answer = await open(`/open-ability?keyword=a&token=${await ticketOf(other.token)}`, `token=${one.token}`);
    expect(answer.location).toBe(`/auth/switch?redirect_uri=${encodeURIComponent('/open-ability?keyword=a')}`);
    expect(Object.keys(answer.cookies)).toEqual(['ticket']);
    expect(answer.raw[0]).toMatchObject({ httpOnly: true, sameSite: 'Lax', maxAge: 60 });
    const cookie = `token=${one.token}; ticket=${answer.cookies.ticket}`;
    const peeked = await call(peekTicket, {}, { token: one.token, cookie });
    expect(peeked.body.data).toEqual({ ticketName: other.userName, currentName: one.userName });

    const accepted = await call(acceptTicket, {}, { token: one.token, cookie });
    expect(accepted.body.data.token).toBe(other.token);
    expect(String(accepted.headers['set-cookie'])).toContain(`token=${other.token}`);
    expect([await lives(one.token), await lives(other.token)]).toEqual([false, true]);
    expect((await call(acceptTicket, {}, { token: other.token, cookie })).status).toBe(401);
    expect((await call(peekTicket, {}, { cookie })).body.data).toEqual({ ticketName: null, currentName: null });
  });

  test('of the same person, or without a valid session, is exchanged at once; the previous session ends', async () => {
    const [one, other] = [await newPerson(), await newPerson()];
    const second = await one.logIn();
    const answer = await open(`/?token=${await ticketOf(second)}`, `token=${one.token}`);
    expect(answer.cookies.token).toBe(second);
    expect(await lives(one.token)).toBe(false);
    const next = await open(`/?token=${await ticketOf(other.token)}`, `token=${one.token}`);
    expect(next.cookies.token).toBe(other.token);
  });

  test('that waits for consent is not read from an address or a body', async () => {
    const [one, other] = [await newPerson(), await newPerson()];
    const ticket = await ticketOf(other.token);
    const answer = await call(acceptTicket, { ticket, token: ticket }, { token: one.token });
    expect(answer.status).toBe(401);
    expect(await lives(one.token)).toBe(true);
  });
});
