import { SOURCE_NAME_MAXIMUM, type SourceKind } from '#contract/insight/limits.ts';
import { maskText } from '#contract/monitoring/mask-text.ts';

/** Where a view comes from; `inside` is another page of the portal. */
export interface Source {
  kind: SourceKind | 'inside';
  name: string;
}

/** The hosts of search engines, by the name that is counted. */
const ENGINES: readonly (readonly [name: string, hosts: RegExp])[] = [
  ['baidu', /(^|\.)baidu\.com$/],
  ['bing', /(^|\.)bing\.(com|cn)$/],
  ['google', /(^|\.)google\.(com|cn|[a-z]{2}|com?\.[a-z]{2})$/],
  ['sogou', /(^|\.)sogou\.com$/],
  ['360', /(^|\.)(so|haosou)\.com$/],
  ['shenma', /(^|\.)sm\.cn$/],
  ['toutiao', /^so\.toutiao\.com$/],
  ['yandex', /(^|\.)(yandex|ya)\.(ru|com)$/],
  ['duckduckgo', /(^|\.)duckduckgo\.com$/],
  ['yahoo', /(^|\.)search\.yahoo\.com$/],
];

/** Host names have only such characters; anything else was made up. */
const HOST = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/;
const CAMPAIGN = /^[\p{L}\p{N}._-]+$/u;

/** Returns a name that may be stored; empty for what is too long, made up, or looks private, such as a phone. */
const nameOf = (name: string, pattern: RegExp): string =>
  name.length <= SOURCE_NAME_MAXIMUM && pattern.test(name) && maskText(name) === name.normalize('NFKC') ? name : '';

const urlOf = (text: string): URL | undefined => {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
};

interface Asked {
  /** Path and query of the page. */
  url: string;
  referrer: string | undefined;
  /** The hosts of the portal, with their ports: that of the request, and the public one. */
  ownHosts: readonly (string | undefined)[];
}

const campaignOf = (url: string): string | undefined => {
  if (!url.includes('utm_source=')) return undefined;
  const name = urlOf(`http://page.invalid${url}`)?.searchParams.get('utm_source')?.trim().toLowerCase();
  return name ? nameOf(name, CAMPAIGN) : undefined;
};

/** Returns where a view comes from. Of another site only its host is looked at. */
export const sourceOf = ({ url, referrer, ownHosts }: Asked): Source => {
  const from = referrer === undefined ? undefined : urlOf(referrer);
  if (from && ownHosts.includes(from.host)) return { kind: 'inside', name: '' };
  const campaign = campaignOf(url);
  if (campaign !== undefined) return { kind: 'campaign', name: campaign };
  if (!from || !/^https?:$/.test(from.protocol)) return { kind: 'direct', name: '' };
  const host = from.hostname.replace(/^www\./, '');
  const engine = ENGINES.find(([, hosts]) => hosts.test(host));
  if (engine) return { kind: 'search', name: engine[0] };
  return { kind: 'site', name: nameOf(host, HOST) };
};
