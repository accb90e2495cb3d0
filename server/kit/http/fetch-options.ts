/** How the portal fetches a file by the address that a caller gives. */
export interface FetchOptions {
  /** Addresses of a host's name; rejects where there are none. */
  resolve: (name: string) => Promise<string[]>;
  /** Whether an IP address may be connected to. */
  mayReach: (address: string) => boolean;
  mayUsePort: (port: number) => boolean;
  /** Names by which the portal itself is asked. */
  ownHosts: readonly string[];
  withinMs: number;
}
