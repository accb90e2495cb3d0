import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteObject } from 'react-router';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Access, AnyCall } from '#contract/kit/call.ts';
import type { ContractArea } from '#contract/kit/area.ts';
import { holders, type Holders, type PermissionCode, visitorPermissions } from '#contract/kit/permissions.ts';
import { permissionItems } from '#contract/organisation/items.ts';
import { holdersOf, permissionCodes, permissionsOf } from '#contract/permissions.ts';
import type { AccountRole, AuthStatus, UserRole } from '#contract/kit/roles.ts';
import { accountRoles, accountTypes, authStatuses, userRoles } from '#contract/specification/identity.ts';
import { loadPageBuild, routeTree } from '#server/kit/pages/page-build.ts';
import type { PageHandle } from '#server/kit/pages/page-guard.ts';
import { testApp } from '#server/app/testing.ts';
import { signUp, signUpSub } from './testing.ts';
import { areaPages, permissionsPage, withTable, writtenTable } from '#server/app/written-permissions.ts';
import { demoMains, demoSale, demoSubs } from '#server/app/demo-list.ts';

const ROOT = join(import.meta.dirname, '../../..');
const YES = '✓';
const NO = '–';
const KEY = 'an application key';
const wantsOf = (access: Access): string =>
  access === 'public' ? NO : access === 'user' ? 'login' : access === 'key' ? KEY : access;

const groups = Object.keys(holders) as Holders[];
const writtenCodes = writtenTable('Codes').map(({ code, 'held by': group }) => ({
  code: code as PermissionCode,
  group: group as Holders,
}));

const kinds = writtenTable('Kinds of account').map((row) => ({
  title: row.kind as string,
  described: Object.fromEntries(Object.entries(row).slice(0, 5)),
  isVisitor: row.type === NO,
  status: {
    accountType: Number(row.type) as 0 | 1,
    userRoles: (row['user roles'] ?? '').split(', ').map(Number) as UserRole[],
    accountRole: Number(row['account role']) as AccountRole,
    authStatus: Number(row.certification) as AuthStatus,
  },
  codes: writtenCodes.filter(({ group }) => row[group] === YES).map(({ code }) => code),
  cells: groups.map((group) => row[group]),
}));
type Kind = (typeof kinds)[number];
/** One kind for each set of codes. Each kind requests one page of each code; these kinds request all pages. */
const differing = kinds.filter(
  ({ codes, isVisitor }, at) =>
    kinds.findIndex((other) => other.isVisitor === isVisitor && String(other.codes) === String(codes)) === at,
);

const pages = writtenTable('Pages').map(({ page, private: isPrivate, code }) => ({
  path: page as string,
  isPrivate: isPrivate === YES,
  code: code === NO ? undefined : (code as PermissionCode),
}));

const calls = writtenTable('Calls').map(({ call, method, path, wants }) => ({
  name: call as string,
  method: method as 'GET' | 'POST',
  path: path as string,
  wants: wants as typeof NO | 'login' | PermissionCode,
}));

const { app, database } = await testApp({}, { pages: true });

interface Route {
  path: string;
  handle: PageHandle;
}
/** Lists the page routes by their full path. */
const flat = (tree: RouteObject[], above = ''): Route[] =>
  tree.flatMap(({ path, handle, children = [] }) => {
    const whole = path ? `${above}/${path}` : above;
    // A page may have dialogs with addresses below its own; root and layouts have no address.
    const own = path || children.length === 0 ? [{ path: whole || '/', handle: (handle ?? {}) as PageHandle }] : [];
    return [...own, ...flat(children, whole)];
  });

const { build } = await loadPageBuild(ROOT);
const routes = flat(routeTree(build)).filter(({ path }) => path !== '/*');

/** What the contract exports, with the area of its file. */
const exported = Object.entries(
  import.meta.glob<object>(['../../../contract/*/**/*.ts', '!../../../contract/**/*.test.ts'], { eager: true }),
).flatMap(([path, module]) =>
  (Object.values(module) as unknown[])
    .filter((one) => typeof one === 'object' && one !== null)
    .map((one) => ({
      area: path.replace(/^.*\/contract\//, '').split('/')[0] as string,
      file: path.split('/').at(-1),
      one: one as object,
    })),
);
/** The calls that the contract defines. */
const definedCalls = exported
  .flatMap(({ area, one }) => ('access' in one && 'path' in one ? [{ area, ...(one as AnyCall) }] : []))
  .sort((one, other) => one.name.localeCompare(other.name, 'en'));
/** The codes that the areas declare. */
const declaredCodes = exported.flatMap(({ area, file, one }) =>
  file === 'area.ts' ? Object.keys((one as ContractArea).permissions ?? {}).map((code) => ({ area, code })) : [],
) as { area: string; code: PermissionCode }[];

type Pages = readonly { path: string; dialogs?: Pages }[];
const webAreas = Object.values(
  import.meta.glob<{ name: string; pages?: Pages; accountPages?: Pages; consolePages?: Pages }>(
    '../../../web/areas/*/area.ts',
    { eager: true, import: 'default' },
  ),
);
/** Returns the area of a page. A page that several areas share has none. */
const areaOfPage = (path: string): string | undefined =>
  webAreas.find(({ pages: open = [], accountPages = [], consolePages = [] }) =>
    [...open, ...accountPages, ...consolePages]
      .flatMap((page) => [page.path, ...(page.dialogs ?? []).map((dialog) => `${page.path}/${dialog.path}`)])
      .some((one) => `/${one}` === path),
  )?.name;

describe('the written table', () => {
  const texts = JSON.parse(readFileSync(join(ROOT, 'build/static/i18n/zh-CN/index.json'), 'utf8'));
  const mark = (is: boolean) => (is ? YES : NO);
  const withTables = (text: string, tables: Record<string, Record<string, string>[]>) =>
    Object.entries(tables).reduce((whole, [heading, rows]) => withTable(whole, heading, rows), text);
  const pagesOf = (area: string | undefined) =>
    routes
      .filter(({ path }) => areaOfPage(path) === area)
      .map(({ path, handle }) => ({
        page: `\`${path}\``,
        private: mark(handle.private ?? false),
        code: (handle.private && handle.permission) || NO,
      }));

  // `npx vitest run server/areas/auth/permission-table.test.ts -t 'up to date' -u` writes the tables.
  test('[GUARD-01] is up to date', async () => {
    const ofVisitors = new Set(visitorPermissions.map(holdersOf));
    await expect(
      withTables(permissionsPage.text, {
        Groups: groups.map((group) => ({ group, 'granted by': texts[`identity.holders.${group}`] })),
        'Kinds of account': kinds.map(({ isVisitor, status, described }) => ({
          ...described,
          ...Object.fromEntries(
            groups.map((group) => [group, mark(isVisitor ? ofVisitors.has(group) : holders[group](status))]),
          ),
        })),
        Pages: pagesOf(undefined),
      }),
    ).toMatchFileSnapshot(permissionsPage.path);
  });

  test('[GUARD-01] every area has a page', () => {
    const areas = [...definedCalls, ...declaredCodes].map(({ area }) => area);
    areas.push(...webAreas.map(({ name }) => name));
    expect(areas.filter((area) => !areaPages.has(area))).toEqual([]);
  });

  test.each([...areaPages])('[GUARD-01] is up to date on the page of %s', async (area, { path, text }) => {
    await expect(
      withTables(text, {
        Codes: declaredCodes
          .filter((declared) => declared.area === area)
          .map(({ code }) => ({ code, name: texts[`permission.${code}`], 'held by': holdersOf(code) })),
        Pages: pagesOf(area),
        Calls: definedCalls
          .filter((call) => call.area === area)
          .map(({ name, method, path: address, access }) => ({
            call: name,
            method,
            path: `\`${address}\``,
            wants: wantsOf(access),
          })),
      }),
    ).toMatchFileSnapshot(path);
  });

  test('[GUARD-01] every code is in a table, once', () => {
    expect(writtenCodes.map(({ code }) => code).sort()).toEqual([...permissionCodes].sort());
  });

  test('[GUARD-01] names each kind of account once, and leaves no cell empty', () => {
    expect(new Set(kinds.map(({ title }) => title)).size).toBe(kinds.length);
    expect(kinds.flatMap(({ cells }) => cells).filter((cell) => cell !== YES && cell !== NO)).toEqual([]);
    expect(kinds.filter(({ isVisitor }) => isVisitor)).toHaveLength(1);
  });

  test('[ROLE-01] has every user role, every account role and every state of certification', () => {
    const accounts = kinds.filter(({ isVisitor }) => !isVisitor).map(({ status }) => status);
    const values = (record: object) => new Set(Object.values(record).flat());
    expect(new Set(accounts.flatMap((status) => status.userRoles))).toEqual(values(userRoles));
    expect(new Set(accounts.map(({ accountRole }) => accountRole))).toEqual(values(accountRoles));
    expect(new Set(accounts.map(({ authStatus }) => authStatus))).toEqual(values(authStatuses));
    for (const role of accountRoles.normal)
      expect(
        new Set(accounts.filter(({ accountRole }) => accountRole === role).map(({ authStatus }) => authStatus)),
      ).toEqual(new Set([0, 1, 2, 3, 4]));
  });

  test('has the status of every demo account', () => {
    const spelled = (status: object) => JSON.stringify(status);
    const accountCertification = kinds.map(({ status }) => spelled(status));
    for (const { userRoles: roles, accountRole, authStatus } of [demoSale, ...demoMains])
      expect(accountCertification).toContain(spelled({ accountType: 0, userRoles: roles, accountRole, authStatus }));
    for (const { accountRole } of demoSubs)
      expect(accountCertification).toContain(spelled({ accountType: 1, userRoles: [1], accountRole, authStatus: 5 }));
  });

  test.each(kinds)('[GUARD-01] $title: the codes are those of its row', ({ isVisitor, status, codes }) => {
    const held = isVisitor ? visitorPermissions : permissionsOf(status);
    expect([...held].sort()).toEqual([...codes].sort());
  });
});

describe('user roles and account roles', () => {
  const with_ = (roles: readonly UserRole[], accountRole: AccountRole, authStatus: AuthStatus = 4) =>
    permissionsOf({ accountType: accountTypes.main, userRoles: roles, accountRole, authStatus });
  const only = (one: readonly string[], other: readonly string[]) => one.filter((code) => !other.includes(code)).sort();

  const codesOf = (asked: readonly Holders[]) =>
    writtenCodes
      .filter(({ group }) => asked.includes(group))
      .map(({ code }) => code)
      .sort();
  test.each([
    [1, [], []],
    [2, [], ['organisations']],
    [3, ['providers', 'mainAccounts'], ['organisations']],
    [4, ['sales'], []],
    [5, ['operators', 'mainAccounts'], ['customers']],
    [6, ['operators', 'superManagers', 'mainAccounts'], ['customers']],
  ] as const)(
    '[ROLE-01] number %i means one thing as a user role and another as an account role',
    (number, asUserRole, asAccountRole) => {
      const byUserRole = with_([number], 4);
      const byAccountRole = with_([1], number);
      expect(only(byUserRole, byAccountRole)).toEqual(codesOf(asUserRole));
      expect(only(byAccountRole, byUserRole)).toEqual(codesOf(asAccountRole));
    },
  );

  test('[ROLE-01] what a user role grants does not come from an account role of any number', () => {
    const mains = [1, 2, 3, 4, 8, 9, 15] as const;
    for (const accountRole of mains)
      for (const authStatus of [0, 1, 2, 3, 4] as const)
        for (const role of Object.values(userRoles)) {
          const held = new Set(with_([role], accountRole, authStatus));
          const what = `${role} ${accountRole} ${authStatus}`;
          expect(held.has('customers'), what).toBe(role === 4);
          expect(held.has('consoleOutbox'), what).toBe(role === 5 || role === 6);
          expect(held.has('messageCenter'), what).toBe(role !== 5 && role !== 6);
          expect(held.has('goods'), what).toBe(role === 3 && [1, 2, 4, 9, 15].includes(accountRole));
          expect(held.has('rights'), what).toBe([1, 2, 4].includes(accountRole));
        }
  });

  test('[ROLE-02] [ROLE-01] a provider of an exclusive account has no goods, though both numbers are 3', () => {
    expect(with_([3], 3)).not.toContain('goods');
    expect(with_([1], 3)).not.toContain('goods');
    expect(with_([3], 4)).toContain('goods');
  });

  test('[ROLE-01] a sub-account gets nothing from the user role with the same number', () => {
    for (const accountRole of [5, 6, 7] as const)
      expect(
        permissionsOf({ accountType: accountTypes.sub, userRoles: [1], accountRole, authStatus: 5 }).filter((code) =>
          code.startsWith('console'),
        ),
      ).toEqual([]);
  });
});

/** Opens a session for a kind; the visitor has none. */
const tokens = new Map<Kind, string>();
const tokenFor = async ({ status }: Kind): Promise<string> => {
  const { accountType, accountRole, authStatus, userRoles: roles } = status;
  if (accountType === accountTypes.sub)
    // With all items: the table is about codes.
    return (await signUpSub(database, { accountRole: accountRole as 5 | 6 | 7, permissionItems })).token;
  const options = { userRoles: roles, accountRole: accountRole as 4, authStatus: authStatus as 4 };
  return (await signUp(database, options)).token;
};
beforeAll(async () => {
  for (const kind of kinds) if (!kind.isVisitor) tokens.set(kind, await tokenFor(kind));
});

/** The expected outcome for a kind if a code, or only a session, is required. */
const expected = (kind: Kind, wants: string | undefined): 'passes' | 401 | 403 => {
  if (wants === undefined || wants === NO) return 'passes';
  // No account has a key.
  if (wants === KEY || kind.isVisitor) return 401;
  return wants === 'login' || kind.codes.includes(wants as PermissionCode) ? 'passes' : 403;
};

describe('calls', () => {
  let operations: { name: string; method: 'GET' | 'POST'; path: string }[] = [];
  beforeAll(async () => {
    const { paths } = (await app.inject('/api/openapi.json')).json() as {
      paths: Record<string, Record<string, { operationId: string }>>;
    };
    operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([, { operationId }]) => operationId?.includes('.'))
        .map(([method, { operationId }]) => ({
          // The id of an alias has a third part.
          name: operationId.split('.').slice(0, 2).join('.'),
          method: method.toUpperCase() as 'GET' | 'POST',
          path: path.replace(/\{(\w+)\}/g, ':$1'),
        })),
    );
  });

  /** Sends a request that no call accepts: permissions are checked before the input is read. */
  const ask = (method: 'GET' | 'POST', path: string, headers: Record<string, string>) =>
    app.inject({
      method,
      url: path.replace(/:\w+/g, 'x'),
      headers: { ...headers, ...(method === 'POST' && { 'content-type': 'application/json' }) },
      ...(method === 'POST' && { payload: '[]' }),
    });

  test('[GUARD-01] every call of the API is in the table, with its method and path', () => {
    const served = operations.filter(({ name, path }) =>
      calls.some((call) => call.name === name && call.path === path),
    );
    const spelled = ({ name, method, path }: { name: string; method: string; path: string }) =>
      `${name} ${method} ${path}`;
    expect(calls.map(spelled).sort()).toEqual(served.map(spelled).sort());
    expect(operations.map(({ name }) => name).filter((name) => !calls.some((call) => call.name === name))).toEqual([]);
  });

  test.each(kinds)('[GUARD-01] [ROLE-02] [ACC-09] $title: every call answers as the table says', async (kind) => {
    const token = tokens.get(kind);
    for (const { name, method, path } of operations) {
      const wants = calls.find((call) => call.name === name)?.wants;
      const answer = await ask(method, path, token === undefined ? {} : { token });
      const verdict = expected(kind, wants);
      const isDenied = answer.statusCode === 401 || answer.statusCode === 403;
      expect(
        {
          verdict: isDenied ? answer.statusCode : 'passes',
          lacks: answer.statusCode === 403 ? answer.json().data.permission : undefined,
        },
        `${name} ${path}`,
      ).toEqual({ verdict, lacks: verdict === 403 ? wants : undefined });
    }
  });

  test.each(kinds.filter(({ isVisitor }) => !isVisitor))(
    '$title: the draft of a certification is as strict as the table of stricter calls says',
    async (kind) => {
      const { accountType, accountRole } = kind.status;
      const isNormal = accountType === accountTypes.main && (accountRole === 1 || accountRole === 4);
      const { path } = calls.find(({ name }) => name === 'enterprise.getDraft') as { path: string };
      const payload = {};
      const answer = await app.inject({ method: 'POST', url: path, headers: { token: tokens.get(kind) }, payload });
      expect(answer.statusCode).toBe(isNormal ? 200 : 403);
      expect(
        writtenTable('Stricter calls').find(({ call }) => call?.includes('enterprise.getDraft'))?.['403 also for'],
      ).toBe('sub-accounts, and main accounts that are not normal (account role 1 or 4)');
    },
  );

  test('[GUARD-01] a cookie alone identifies no user', async () => {
    const guarded = operations.filter(({ name }) => calls.some((call) => call.name === name && call.wants !== NO));
    for (const { name, method, path } of guarded) {
      const { wants } = calls.find((call) => call.name === name) as { wants: string };
      // A user who would have access with a token.
      const [kind, token] = [...tokens].find(([one]) => expected(one, wants) === 'passes') ?? [...tokens][0] ?? [];
      expect(
        (await ask(method, path, { cookie: `token=${token}; ysToken=${token}` })).statusCode,
        `${kind?.title} ${name}`,
      ).toBe(401);
    }
  });
});

describe('pages', () => {
  test('[GUARD-01] every page is in the table, with its code', () => {
    const spelled = ({ path, isPrivate, code }: { path: string; isPrivate: boolean; code: string | undefined }) =>
      `${path} ${isPrivate ? 'private' : 'public'} ${code ?? NO}`;
    expect(
      routes
        .map(({ path, handle }) =>
          spelled({ path, isPrivate: handle.private ?? false, code: handle.private ? handle.permission : undefined }),
        )
        .sort(),
    ).toEqual(pages.map(spelled).sort());
    // A page that is cached for everyone must be open to visitors.
    expect(
      routes.filter(
        ({ handle }) =>
          !handle.private && handle.permission !== undefined && !visitorPermissions.includes(handle.permission),
      ),
    ).toEqual([]);
  });

  const privatePages = pages.filter(({ isPrivate }) => isPrivate);
  const onePageOfEachCode = privatePages.filter(
    ({ code }, at) => privatePages.findIndex((other) => other.code === code) === at,
  );

  /** The id of something that the page with a parameter shows. */
  const anyEntry = async () => {
    const text = 'select entry_id from content_entry limit 1';
    const [row] = await database.query<{ entry_id: string }>({ name: text, text });
    return row?.entry_id ?? '';
  };

  test.each(kinds)('[GUARD-01] [ACC-09] $title: every private page answers as the table says', async (kind) => {
    const token = tokens.get(kind);
    for (const { path, code } of differing.includes(kind) ? privatePages : onePageOfEachCode) {
      const url = path.replace(':entryId', await anyEntry());
      const { statusCode, headers, body } = await app.inject({
        url,
        headers: token === undefined ? {} : { cookie: `token=${token}` },
      });
      expect(
        {
          statusCode,
          location: headers.location,
          kept: headers['cache-control'] !== 'no-store',
          lacks: /\/error\/403\?right=(\w+)/.exec(body)?.[1],
        },
        path,
      ).toEqual(
        {
          // There is no such thing to show.
          passes:
            path.includes(':') && !path.includes(':entryId') && statusCode === 404
              ? { statusCode: 404, location: undefined, kept: true, lacks: undefined }
              : { statusCode: 200, location: undefined, kept: false, lacks: undefined },
          401: { statusCode: 302, location: '/home', kept: false, lacks: undefined },
          // This page is the same for everyone who lacks the code.
          403: { statusCode: 403, location: undefined, kept: true, lacks: code },
        }[expected(kind, code)],
      );
    }
  });

  test('[GUARD-01] an ended session counts as no login on a private page', async () => {
    const { token } = await signUp(database);
    const ask = () => app.inject({ url: '/account/account', headers: { cookie: `token=${token}` } });
    expect((await ask()).statusCode).toBe(200);
    await app.inject({
      method: 'POST',
      url: '/api/user/user-service/v1/user/logOut',
      headers: { token, 'content-type': 'application/json' },
      payload: '{}',
    });
    const after = await ask();
    expect(after.statusCode).toBe(302);
    expect(after.headers.location).toBe('/home');
  });
});
