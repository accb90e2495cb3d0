import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet, { type HelmetOptions } from 'helmet';

export type Headers = Record<string, string>;

/** Returns the headers that helmet would set. It runs only once, so that cached responses can include them. */
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

const common = (underTls: boolean, framed: 'deny' | 'sameorigin' = 'deny'): HelmetOptions => ({
  // Both break an installation on plain http in a local network.
  strictTransportSecurity: underTls && {
    maxAge: 31_536_000,
    includeSubDomains: false,
  },
  xFrameOptions: { action: framed },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
});

/** Returns the headers of every response that is not a page: nothing in it may run or be framed. */
export const answerHeaders = (underTls: boolean): Headers =>
  headersOf({
    ...common(underTls),
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
  });

export type PageKind = 'public' | 'private' | 'preview' | 'dev';

/**
 * Returns the headers of a page; its inline scripts carry the `nonce`, or it has none. Styles come only from files;
 * private pages may also have style attributes, which antd components render. Only previews may be framed, by our pages.
 */
export const pageHeaders = (underTls: boolean, nonce: string | undefined, kind: PageKind = 'public'): Headers => {
  const dev = kind === 'dev';
  const isFramed = dev || kind === 'preview';
  const directives: Directives = {
    defaultSrc: ["'self'"],
    scriptSrc: dev ? ["'self'", "'unsafe-inline'"] : ["'self'", ...(nonce === undefined ? [] : [`'nonce-${nonce}'`])],
    styleSrc: dev ? ["'self'", "'unsafe-inline'"] : ["'self'"],
    styleSrcAttr: kind === 'public' || kind === 'preview' ? ["'none'"] : ["'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    connectSrc: dev ? ["'self'", 'ws:'] : ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: [isFramed ? "'self'" : "'none'"],
  };
  return headersOf({
    ...common(underTls, isFramed ? 'sameorigin' : 'deny'),
    contentSecurityPolicy: { useDefaults: false, directives },
  });
};
