/** How the portal fetches a file from a caller's URL. */
export interface FetchOptions {
  /** Returns the addresses of a host name; rejects if there are none. */
  resolve: (name: string) => Promise<string[]>;
  /** Returns whether an IP address may be connected to. */
  mayReach: (address: string) => boolean;
  mayUsePort: (port: number) => boolean;
  /** Host names of the portal itself. */
  ownHosts: readonly string[];
  withinMs: number;
  /** Of tests: webhooks may be sent without TLS. */
  mayBePlain?: boolean;
}
