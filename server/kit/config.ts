import { isIP } from 'node:net';
import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { type EngineProcesses, readEngineProcesses } from './engine-processes.ts';
import { type FilesPlace, readFilesUrl } from './files/files-url.ts';
import { schemaReasons } from './schema-reasons.ts';

/** A list of host names, `a.example.com,b.example.com`; ports are ignored. */
const hostList = z.pipe(
  z.string(),
  z.transform((list: string) =>
    list
      .split(',')
      .map((host) => host.trim().toLowerCase())
      .filter((host) => host !== ''),
  ),
);

/** Returns whether a text is an address or a network like `10.0.0.0/8`. */
const isNetwork = (text: string) => {
  const [address = '', bits, ...rest] = text.split('/');
  const longest = isIP(address) === 6 ? 128 : 32;
  return isIP(address) > 0 && rest.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && +bits <= longest));
};

const networkList = z.pipe(
  hostList,
  z.array(z.string().check(z.refine(isNetwork, { error: 'is neither an address nor a network' }))),
);

/** Accepts a URL without a host before the slash, which names the folder of a unix socket in `?host=`. */
const isDatabaseUrl = (text: string) =>
  /^postgres(ql)?:\/\//.test(text) && URL.canParse(text.replace('@/', '@localhost/'));

const onOff = z.pipe(
  z.enum(['on', 'off']),
  z.transform((value: 'on' | 'off') => value === 'on'),
);

/** All of these are set or none. */
const smsNames = ['SMS_URL', 'SMS_KEY_ID', 'SMS_KEY_SECRET', 'SMS_SIGN', 'SMS_TEMPLATE'] as const;

const setting = z.optional(z.string().check(z.minLength(1)));

const origin = z.pipe(
  z.url({ protocol: /^https?$/ }),
  z.transform((url: string) => new URL(url).origin),
);

/** The models of an inference server by ability: `3=helmet,12=vest`. */
const engineModels = z.pipe(
  z.string().check(
    z.regex(/^[1-9]\d{0,3}=[\w.-]{1,100}(,[1-9]\d{0,3}=[\w.-]{1,100})*$/, {
      error: 'is no list like 3=helmet,12=vest',
    }),
  ),
  z.transform(
    (list: string) =>
      new Map(list.split(',').map((pair) => [Number.parseInt(pair, 10), pair.slice(pair.indexOf('=') + 1)] as const)),
  ),
);

const DEFAULT_DATA_DIR = 'var';

const environment = z.object({
  PORT: z._default(
    z.pipe(
      z.string().check(z.regex(/^\d{1,5}$/, { error: 'is no port' })),
      z.pipe(
        z.transform((digits: string) => Number(digits)),
        z.number().check(z.lte(65535)),
      ),
    ),
    8080,
  ),
  HOST: z._default(z.string().check(z.minLength(1)), '127.0.0.1'),
  DATA_DIR: z._default(z.string().check(z.minLength(1)), DEFAULT_DATA_DIR),
  DATABASE_URL: z.optional(z.string().check(z.refine(isDatabaseUrl, { error: 'is no postgres:// address' }))),
  /** The secret that seals the passwords. */
  PORTAL_SECRET: z.optional(z.string().check(z.minLength(32, { error: 'is shorter than 32 characters' }))),
  SMS_URL: z.optional(z.url({ protocol: /^https?$/ })),
  SMS_KEY_ID: setting,
  SMS_KEY_SECRET: setting,
  SMS_SIGN: setting,
  SMS_TEMPLATE: setting,
  VERIFY_CODES_A_DAY: z._default(
    z.pipe(z.string().check(z.regex(/^[1-9]\d{0,8}$/, { error: 'is no whole number above 0' })), z.transform(Number)),
    5000,
  ),
  /** Whether the console is open to operators without one-time codes. */
  OPERATOR_SECOND_FACTOR: z._default(z.enum(['optional', 'required']), 'optional'),
  /** `one`: operators who edit content may publish it, too. `two`: only super managers publish. */
  CONTENT_PUBLISHERS: z._default(z.enum(['one', 'two']), 'two'),
  FILES_URL: setting,
  S3_ACCESS_KEY_ID: setting,
  S3_SECRET_ACCESS_KEY: setting,
  PUBLIC_URL: z.optional(origin),
  PRODUCTION_HOSTS: z._default(hostList, []),
  TEST_HOSTS: z._default(hostList, []),
  /** Addresses or networks whose `X-Forwarded-For` is trusted. */
  TRUSTED_PROXIES: z._default(networkList, []),
  /** Addresses or networks from which pictures are not fetched, in addition to all that are not public. */
  FETCH_REFUSED_NETWORKS: z._default(networkList, []),
  ENGINE_PROCESSES: setting,
  ENGINE_WARM_UP: z._default(onOff, true),
  ENGINE_NICENESS: z._default(
    z.pipe(z.string().check(z.regex(/^1?\d$/, { error: 'is no whole number from 0 to 19' })), z.transform(Number)),
    5,
  ),
  DETECTION_WEIGHTS: z._default(onOff, true),
  ENGINE_URL: z.optional(z.url({ protocol: /^https?$/ })),
  ENGINE_TOKEN: setting,
  ENGINE_MODELS: z.optional(engineModels),
  /** What a reader of the metrics sends as a bearer, and networks that need none. Without either there are no metrics. */
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16, { error: 'has fewer than 16 characters' }))),
  METRICS_NETWORKS: z._default(networkList, []),
  PAGE_CACHE: z._default(onOff, true),
  RATE_LIMIT: z._default(onOff, true),
  LOG_LEVEL: z._default(z.enum(['error', 'warn', 'info', 'debug']), 'warn'),
});

/** Returns the default of a variable as it is written; null if it has none, undefined if there is no such variable. */
export const settingDefault = (name: string): string | null | undefined => {
  if (!Object.hasOwn(environment.shape, name)) return undefined;
  const value = (z.parse(environment, {}) as Record<string, unknown>)[name];
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return null;
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return String(value);
};

export interface Config {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  portalSecret: string | undefined;
  /** The provider of text messages; without it, messages go to the outbox. */
  sms: { url: string; keyId: string; keySecret: string; sign: string; template: string } | undefined;
  /** How many verification codes the portal sends in a day at most. */
  codesADay: number;
  /** The console is closed to operators without one-time codes. */
  secondFactorRequired: boolean;
  /** Operators who edit content may publish it, too. */
  editorsPublish: boolean;
  files: FilesPlace;
  publicUrl: string | undefined;
  productionHosts: readonly string[];
  testHosts: readonly string[];
  trustedProxies: readonly string[];
  fetchRefusedNetworks: readonly string[];
  engines: {
    processes: EngineProcesses;
    /** Starts the engines with the portal instead of with their first picture. */
    warmUp: boolean;
    /** Steps of priority by which the engines give way to the server. */
    niceness: number;
    /** Uses the weights of the detector, which have no stated licence. */
    detectionWeights: boolean;
    /** An inference server, and its models by ability. */
    remote: { url: string; token: string | undefined; models: ReadonlyMap<number, string> } | undefined;
  };
  /** Who may read the metrics of the node. */
  metrics: { token: string | undefined; networks: readonly string[] };
  /** Caches rendered pages and answers of cacheable calls. */
  cache: boolean;
  rateLimit: boolean;
  logLevel: 'error' | 'warn' | 'info' | 'debug';
}

/** Reports all errors of the environment at once. */
export class WrongConfiguration extends Error {
  override name = 'WrongConfiguration';
}

/** Reads the configuration from environment variables; an empty variable counts as absent. */
export const readConfig = (variables: NodeJS.ProcessEnv): Config => {
  const present = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const read = z.safeParse(environment, present, schemaReasons);
  const errors = read.success ? [] : read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  const dataDir = resolve(present.DATA_DIR ?? DEFAULT_DATA_DIR);
  let files: FilesPlace | undefined;
  try {
    files = readFilesUrl(present.FILES_URL, {
      dataDir,
      keyId: present.S3_ACCESS_KEY_ID,
      keySecret: present.S3_SECRET_ACCESS_KEY,
    });
  } catch (error) {
    errors.push(`FILES_URL: ${(error as Error).message}`);
  }
  let engineProcesses: EngineProcesses | undefined;
  try {
    engineProcesses = readEngineProcesses(present.ENGINE_PROCESSES);
  } catch (error) {
    errors.push(`ENGINE_PROCESSES: ${(error as Error).message}`);
  }
  const smsPresent = smsNames.filter((name) => present[name] !== undefined);
  if (smsPresent.length > 0)
    for (const name of smsNames)
      if (!smsPresent.includes(name)) errors.push(`${name}: is missing, but ${smsPresent.join(', ')} is set`);
  if ((present.ENGINE_URL === undefined) !== (present.ENGINE_MODELS === undefined))
    errors.push('ENGINE_URL: needs ENGINE_MODELS, and the other way round');
  if (!read.success || !files || !engineProcesses || errors.length > 0)
    throw new WrongConfiguration(`配置有误 / wrong configuration: ${errors.join('; ')}`);
  const env = read.data;
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir,
    databaseUrl: env.DATABASE_URL,
    portalSecret: env.PORTAL_SECRET,
    sms:
      env.SMS_URL === undefined
        ? undefined
        : {
            url: env.SMS_URL,
            keyId: env.SMS_KEY_ID as string,
            keySecret: env.SMS_KEY_SECRET as string,
            sign: env.SMS_SIGN as string,
            template: env.SMS_TEMPLATE as string,
          },
    codesADay: env.VERIFY_CODES_A_DAY,
    secondFactorRequired: env.OPERATOR_SECOND_FACTOR === 'required',
    editorsPublish: env.CONTENT_PUBLISHERS === 'one',
    files,
    publicUrl: env.PUBLIC_URL,
    productionHosts: env.PRODUCTION_HOSTS,
    testHosts: env.TEST_HOSTS,
    trustedProxies: env.TRUSTED_PROXIES,
    fetchRefusedNetworks: env.FETCH_REFUSED_NETWORKS,
    engines: {
      processes: engineProcesses,
      warmUp: env.ENGINE_WARM_UP,
      niceness: env.ENGINE_NICENESS,
      detectionWeights: env.DETECTION_WEIGHTS,
      remote:
        env.ENGINE_URL === undefined
          ? undefined
          : { url: env.ENGINE_URL, token: env.ENGINE_TOKEN, models: env.ENGINE_MODELS ?? new Map() },
    },
    metrics: { token: env.METRICS_TOKEN, networks: env.METRICS_NETWORKS },
    cache: env.PAGE_CACHE,
    rateLimit: env.RATE_LIMIT,
    logLevel: env.LOG_LEVEL,
  };
};
