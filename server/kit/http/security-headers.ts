import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet, { type HelmetOptions } from 'helmet';

export type Headers = Record<string, string>;

/** What helmet would set on an answer, read once, so that ready answers carry it without running it again. */
const headersOf = (options: HelmetOptions): Headers => {
  const headers: Headers = {};
  const response = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => {},
  };
  helmet(options)({} as IncomingMessage, response as unknown as ServerResponse, () => {});
  return headers;
};

type Directives = Record<string, string[]>;

const common = (underTls: boolean): HelmetOptions => ({
  // Both break an installation on plain http in a local network.
  strictTransportSecurity: underTls && {
    maxAge: 31_536_000,
    includeSubDomains: false,
  },
  xFrameOptions: { action: 'deny' },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
});

/** Headers of everything that is not a page: nothing in it may run or be framed. */
export const answerHeaders = (underTls: boolean): Headers =>
  headersOf({
    ...common(underTls),
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
  });

export type PageKind = 'public' | 'private' | 'dev';

/**
 * Headers of a page; `scripts` are the sources of its inline scripts, `'sha256-…'` each. Styles come from files alone;
 * private pages may have style attributes too, since components of antd are rendered with them.
 */
export const pageHeaders = (underTls: boolean, scripts: readonly string[], kind: PageKind = 'public'): Headers => {
  const dev = kind === 'dev';
  const directives: Directives = {
    defaultSrc: ["'self'"],
    scriptSrc: dev ? ["'self'", "'unsafe-inline'"] : ["'self'", ...scripts],
    styleSrc: dev ? ["'self'", "'unsafe-inline'"] : ["'self'"],
    styleSrcAttr: kind === 'public' ? ["'none'"] : ["'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    connectSrc: dev ? ["'self'", 'ws:'] : ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  };
  return headersOf({
    ...common(underTls),
    contentSecurityPolicy: { useDefaults: false, directives },
  });
};
