import { mkdirSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { dirname } from 'node:path';
import type { ServerBuild } from 'react-router';
import { AS_VISITOR, pageFile, VISITOR } from './compare-pages.ts';
import { hashOf } from './json.ts';
import { type Masks, normalisePage } from './normalise-page.ts';
import { type InventoryPortal, PRODUCTION_HOST } from './portal.ts';
import { addressOf, pageIds } from './routes.ts';

/** Values for the parameters of addresses. */
const SAMPLES: Record<string, string[]> = {
  '/error/:type': ['404', '403', '500', 'other'],
  '/open-ability/domain-case-detail/:id': ['1', '3', '39', 'none'],
  '/open-ability/domain-case-detail/:id/hefei': ['3'],
  '/resource-center/document-detail/:key': ['first-trial', 'none'],
  '/resource-center/download-center/:key': ['handbook', 'none'],
  '/resource-center/video-center/:key': ['find-ability', 'none'],
  '/resource-center/document-platform/:key': ['getting-started', 'none'],
  '/account-center/:name': ['account', 'none'],
};
const FURTHER = [
  '/no-such-page',
  '/duty/?title=%E9%9A%90%E7%A7%81%E6%94%BF%E7%AD%96&key=privacy-policy',
  '/duty/?key=platform-service&version=1.0',
  '/open-ability/?searchValue=%E8%BD%A6',
  '/open-ability/chips?deviceType=2',
  '/open-ability/chips?chipId=10&firmwareType=1&tab=lacks',
  '/open-ability/chips/hefei?deviceType=1',
  '/open-ability/compare?abilityNos=3,9,39',
  '/open-ability/compare?abilityNos=3,9,10,39&diff=1',
  '/open-ability/compare?abilityNos=18,abc',
  '/open-ability/compare/hefei?abilityNos=1,10',
  '/resource-center/document-search?keyword=H9',
  '/resource-center/document-search?keyword=%E6%A3%80%E6%B5%8B&kind=ability&pageNo=2',
  '/error/403?right=consoleAccounts',
  '/account/message-center/message?messageType=1',
  '/account/sheet-detail?workOrderNo=none',
  '/console/accounts?q=trial',
  '/console/audit-log?page=2',
  '/api/health',
  '/robots.txt',
  '/sitemap.xml',
  '/llms.txt',
  '/resource-center/document-detail/first-trial.md',
];

/** Returns every address to request: all pages of the build, and some with a query. */
export const addressesOf = (build: ServerBuild): string[] => {
  const ofRoutes = pageIds(build)
    .map((id) => addressOf(build.routes, id))
    .filter((address) => !address.endsWith('*'))
    .flatMap((address) => {
      if (!address.includes(':')) return [address];
      const samples = SAMPLES[address] ?? ['1'];
      return samples.map((sample) => address.replace(/:\w+/, sample));
    });
  return [...new Set([...ofRoutes, ...FURTHER])].sort();
};

/** Headers that differ in every response. */
const PASSING = ['date', 'etag', 'content-length', 'connection', 'keep-alive', 'last-modified', 'x-request-id'];

const headersOf = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !PASSING.includes(name))
      .map(([name, value]) => [
        name,
        [value]
          .flat()
          .join('\n')
          .replace(/'nonce-[^']*'/g, "'nonce-*'")
          .replace(/ nonce="[^"]*"/g, '')
          .replace(/(token|ticket|device|updateTime)=[\w-]+/gi, '$1=*'),
      ]),
  );

/** Returns names by the IDs of accounts and of their files. */
const idsOf = async ({ query }: InventoryPortal): Promise<Map<string, string>> => {
  const rows = await query<{ id: string; name: string }>(
    `select account_id::text as id, user_name as name from identity_account
     union all select sub_account_id::text, login_name from identity_sub_account
     union all select file_id, 'a file of ' || user_name from files_file join identity_account using (account_id)`,
  );
  return new Map(rows.map(({ id, name }) => [id, `ID of ${name}`]));
};

const layoutName = (build: ServerBuild, id: string): string => {
  const first = pageIds(build).find((page) => build.routes[page]?.parentId === id);
  return first === undefined ? id : `frame of ${addressOf(build.routes, first)}`;
};

const masksOf = async (portal: InventoryPortal, build: ServerBuild): Promise<Masks> => {
  const pages = new Set(pageIds(build));
  const all = Object.keys(build.routes).filter((id) => id !== 'root');
  return {
    addresses: new Map(
      // The longest first, so that no ID matches the beginning of another.
      all
        .sort((one, other) => other.length - one.length)
        .map((id) => [id, pages.has(id) ? `page ${addressOf(build.routes, id)}` : layoutName(build, id)]),
    ),
    ids: await idsOf(portal),
  };
};

/** Runs a function and returns its result with what it logged: the log shows if parts of a page could not be loaded. */
const recordingLog = async <Result>(work: () => Promise<Result>): Promise<[result: Result, logged: string[]]> => {
  const { error, warn } = console;
  const logged: string[] = [];
  console.error = console.warn = (...parts: unknown[]) => void logged.push(parts.map(String).join(' '));
  try {
    return [await work(), logged];
  } finally {
    Object.assign(console, { error, warn });
  }
};

/** Requests every address as every user, and writes each page that differs from the visitor's to `folder`. */
export const pagesSection = async (
  portal: InventoryPortal,
  build: ServerBuild,
  tokens: Map<string, string>,
  folder: string,
) => {
  const addresses = addressesOf(build);
  const masks = await masksOf(portal, build);
  const guests: [string, Record<string, string>][] = [
    [VISITOR, {}],
    ['visitor of the production host', { host: PRODUCTION_HOST }],
    [
      'visitor with Internet Explorer',
      { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Trident/7.0; rv:11.0) like Gecko' },
    ],
  ];
  const users = [...tokens].map(([title, token]): [string, Record<string, string>] => [
    title,
    { cookie: `token=${token}` },
  ]);
  const section: Record<string, Record<string, object | string>> = {};
  for (const [who, headers] of [...guests, ...users]) {
    const entries: Record<string, object | string> = (section[who] = {});
    for (const address of addresses) {
      const [answer, logged] = await recordingLog(() => portal.ask(address, { headers }));
      const html = await normalisePage(answer.body, masks);
      const entry = {
        status: answer.status,
        headers: headersOf(answer.headers),
        length: html.length,
        sha256: hashOf(html),
        ...(logged.length > 0 && { logged }),
      };
      if (who !== VISITOR && JSON.stringify(entry) === JSON.stringify(section[VISITOR]?.[address])) {
        entries[address] = AS_VISITOR;
        continue;
      }
      entries[address] = entry;
      const file = pageFile(folder, who, address);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, html);
    }
  }
  return section;
};
