import { resolve } from 'node:path';
import * as z from 'zod/mini';

/** A list of host names, `a.example.com,b.example.com`; a port does not count. */
const hostList = z.pipe(
  z.string(),
  z.transform((list: string) =>
    list
      .split(',')
      .map((host) => host.trim().toLowerCase())
      .filter((host) => host !== ''),
  ),
);

const onOff = z.pipe(
  z.enum(['on', 'off']),
  z.transform((value: 'on' | 'off') => value === 'on'),
);

const origin = z.pipe(
  z.url({ protocol: /^https?$/ }),
  z.transform((url: string) => new URL(url).origin),
);

const environment = z.object({
  PORT: z._default(
    z.pipe(
      z.string().check(z.regex(/^\d{1,5}$/)),
      z.pipe(
        z.transform((digits: string) => Number(digits)),
        z.number().check(z.lte(65535)),
      ),
    ),
    8080,
  ),
  HOST: z._default(z.string().check(z.minLength(1)), '127.0.0.1'),
  DATA_DIR: z._default(z.string().check(z.minLength(1)), 'var'),
  DATABASE_URL: z.optional(z.url({ protocol: /^postgres(ql)?$/ })),
  PUBLIC_URL: z.optional(origin),
  PRODUCTION_HOSTS: z._default(hostList, []),
  TEST_HOSTS: z._default(hostList, []),
  /** Addresses or networks whose `X-Forwarded-For` is believed. */
  TRUSTED_PROXIES: z._default(hostList, []),
  PAGE_CACHE: z._default(onOff, true),
  RATE_LIMIT: z._default(onOff, true),
  LOG_LEVEL: z._default(z.enum(['error', 'warn', 'info', 'debug']), 'info'),
});

export interface Config {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  publicUrl: string | undefined;
  productionHosts: readonly string[];
  testHosts: readonly string[];
  trustedProxies: readonly string[];
  /** Keeps rendered pages and answers of cacheable calls. */
  cache: boolean;
  rateLimit: boolean;
  logLevel: 'error' | 'warn' | 'info' | 'debug';
}

/** Says every fault of the environment at once. */
export class WrongConfiguration extends Error {
  override name = 'WrongConfiguration';
}

/** Reads the configuration from environment variables; an empty variable counts as absent. */
export const readConfig = (variables: NodeJS.ProcessEnv): Config => {
  const present = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const read = z.safeParse(environment, present);
  if (!read.success) {
    const faults = read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new WrongConfiguration(`配置有误 / wrong configuration: ${faults.join('; ')}`);
  }
  const env = read.data;
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    publicUrl: env.PUBLIC_URL,
    productionHosts: env.PRODUCTION_HOSTS,
    testHosts: env.TEST_HOSTS,
    trustedProxies: env.TRUSTED_PROXIES,
    cache: env.PAGE_CACHE,
    rateLimit: env.RATE_LIMIT,
    logLevel: env.LOG_LEVEL,
  };
};
