/** Which list of abilities a host shows: any host that is not a production host counts as a test host. */
export type HostKind = 'production' | 'test';

/** Who makes a call, as far as handlers may know. */
export interface Caller {
  hostKind: HostKind;
  idempotencyKey?: string;
}

/** Kind of a `Host` header's host; its port does not count. */
export const hostKindOf = (host: string | undefined, productionHosts: readonly string[]): HostKind =>
  host !== undefined && productionHosts.includes(host.replace(/:\d+$/, '').toLowerCase()) ? 'production' : 'test';
