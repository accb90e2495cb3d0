import { expect, inject, test } from 'vitest';
import { signUp, signUpSub } from '#server/areas/auth/testing.ts';
import { testApp } from '#server/app/testing.ts';

const { app, database } = await testApp();

interface Operation {
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: { properties?: Record<string, unknown> } }> };
}
interface Endpoint {
  method: 'GET' | 'POST';
  path: string;
  fields: string[];
}

/** Every call of the API, read from the API description. */
const endpoints: Endpoint[] = Object.entries(
  (await app.inject('/api/openapi.json')).json().paths as Record<string, Record<string, Operation>>,
).flatMap(([path, operations]) =>
  Object.entries(operations).map(([method, { parameters = [], requestBody }]) => ({
    method: method.toUpperCase() as 'GET' | 'POST',
    path,
    fields: requestBody
      ? Object.keys(requestBody.content['application/json']?.schema.properties ?? {})
      : parameters.filter((parameter) => parameter.in !== 'header').map(({ name }) => name),
  })),
);

const NESTED = 20_000;
const strings = [
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '<script>alert(1)</script>',
  "' or 1=1; --",
  '%00',
  '../../etc/passwd',
  'a'.repeat(10_000),
  '\u202e\u200b\ufeff',
  '٣',
  '𠮷'.repeat(200),
];
const values: unknown[] = [
  ...strings,
  null,
  true,
  -1,
  1.5,
  1e308,
  2 ** 53,
  -0,
  [],
  [[]],
  [null],
  {},
  { toString: 1 },
  Array.from({ length: 5000 }, (_, at) => at),
];

const bodies = [
  'null',
  '[]',
  '[{}]',
  '"text"',
  '7',
  '{',
  '{"a":1,"a":2}',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{}}}',
  `${'['.repeat(NESTED)}${']'.repeat(NESTED)}`,
  `${'{"a":'.repeat(NESTED)}1${'}'.repeat(NESTED)}`,
  '\ufeff{}',
  '{"a":1e999}',
];

/** Valid values of the other fields, so that the hostile value is the only error. */
const samples: Record<string, unknown> = {
  name: 'somebody',
  type: 6,
  source: 2,
  pageNo: 1,
  pageSize: 1,
  page: 1,
  size: 10,
  phoneNo: '19800000000',
  verifyCode: '000000',
  codeId: 'main.x.x.x.x',
  oldPwd: '0'.repeat(64),
  salt: '1'.repeat(16),
  newPwd: 'AAAA',
  userName: 'somebody',
  agreed: true,
  userId: '1',
  key: 'privacy-policy',
  title: '标题',
  version: '9.9',
  content: '正文',
  summary: '摘要',
  useRequired: true,
  menuLevels: [1],
  abilityNo: 1,
};
const sampleOf = ({ fields }: Endpoint) =>
  Object.fromEntries(fields.filter((field) => field in samples).map((field) => [field, samples[field]]));

const SLOW_MS = 5000;

/** Returns new tokens of a visitor, a main account, a sub-account and an operator; some calls end a session. */
const signUpCallers = async () => [
  undefined,
  (await signUp(database)).token,
  (await signUpSub(database)).token,
  (await signUp(database, { userRoles: [6] })).token,
];

const expectAnswered = async (
  { method, path }: Endpoint,
  input: { query?: string; body?: string },
  token: string | undefined,
) => {
  const began = performance.now();
  const answer = await app.inject({
    method,
    url: path.replaceAll(/\{\w+\}/g, 'x') + (input.query ?? ''),
    headers: {
      'idempotency-key': 'key',
      ...(token !== undefined && { token }),
      ...(input.body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(input.body !== undefined && { payload: input.body }),
  });
  const about = `${method} ${path} ${(input.query ?? input.body ?? '').slice(0, 200)}: ${answer.body.slice(0, 200)}`;
  expect(answer.statusCode, about).toBeLessThan(500);
  expect(performance.now() - began, about).toBeLessThan(SLOW_MS);
  expect(answer.body, about).not.toMatch(/\bat \S+ \(|\.ts:\d+|node_modules|syntax error/);
  return answer.statusCode;
};

test('there are calls to try', () => expect(endpoints.length).toBeGreaterThan(40));

/** Lets callers take turns, so that each sends some of the values of each field. */
const turnsOf = <Caller>(callers: readonly Caller[]) => {
  let turn = 0;
  return () => callers[turn++ % callers.length] as Caller;
};

const thorough = inject('thorough');
/** One of this many values is sent to each field. The slow run sends all. */
const SHARE = thorough ? 1 : 4;
/**
 * Returns a function that returns a share of a list, at each call the next one: the fields of one endpoint, and endpoints
 * with one field, get every value in turn. `first` is the share to begin with.
 */
const sharesOf = <Value>(all: readonly Value[], first: number) => {
  let share = first;
  return () => {
    share += 1;
    return all.filter((_, at) => (at + share) % SHARE === 0);
  };
};

test.each(endpoints.map((endpoint, at) => [`${endpoint.method} ${endpoint.path}`, endpoint, at] as const))(
  '[ERR-05] %s answers no input with a 5xx, for any caller',
  async (_name, endpoint, at) => {
    const callers = await signUpCallers();
    if (endpoint.method === 'GET') {
      const next = turnsOf(callers);
      const someOf = sharesOf([...strings, '', '-1', '1e9', '99999999999999999999', 'null', '[]'], at);
      for (const field of endpoint.fields.length > 0 ? endpoint.fields : ['x'])
        for (const value of someOf()) {
          const text = encodeURIComponent(value.isWellFormed() ? value : 'x');
          await expectAnswered(endpoint, { query: `?${field}=${text}&${field}=${text}` }, next());
        }
      return;
    }
    const readers: typeof callers = [];
    for (const token of callers) {
      const status = await expectAnswered(endpoint, { body: 'null' }, token);
      // A caller without permission is rejected before the fields are read.
      if (status !== 401 && status !== 403) readers.push(token);
    }
    // Where none of these may read, all are rejected.
    const next = turnsOf(readers.length > 0 ? readers : callers);
    for (const body of sharesOf(bodies, at)()) await expectAnswered(endpoint, { body }, next());
    const someOf = sharesOf(values, at);
    for (const field of endpoint.fields)
      for (const value of someOf())
        await expectAnswered(endpoint, { body: JSON.stringify({ ...sampleOf(endpoint), [field]: value }) }, next());
    for (const token of readers) await expectAnswered(endpoint, {}, token);
  },
);
