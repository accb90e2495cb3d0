import { hostname } from 'node:os';
import { RELEASE } from '#contract/kit/limits.ts';

/** What every line of the log says: which service, release and machine it is from. */
const base = { service: 'web-portal', version: RELEASE, host: hostname() };

/** The shape of the log's lines, for pino: JSON with the level as a word and the time in ISO 8601. */
export const logShape = {
  base,
  formatters: { level: (level: string) => ({ level }) },
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
};

/** Returns a log line of the same shape. The start uses it until the application has its logger. */
export const logLine = (level: string, fields: object | string, message?: string): string => {
  const begun = { level, time: new Date().toISOString(), ...base };
  if (typeof fields === 'string') return JSON.stringify({ ...begun, msg: fields });
  return JSON.stringify({ ...begun, ...fields, msg: message }, (_key, value) =>
    value instanceof Error ? value.message : value,
  );
};
