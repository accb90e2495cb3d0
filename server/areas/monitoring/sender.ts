import type { Exchange } from '#server/kit/http/caller.ts';

const hostOf = (origin: string): string | undefined => {
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
};

/**
 * Whether the page of another site sends a request. Behind a proxy that changes the host, the public address counts as
 * ours. Programs send no page; they are bots.
 */
export const isFromElsewhere = (
  { host, origin, fetchSite }: Exchange['sender'],
  publicUrl: string | undefined,
): boolean => {
  if (fetchSite !== undefined) return fetchSite !== 'same-origin';
  if (origin === undefined) return false;
  const from = hostOf(origin);
  return from === undefined || (from !== host && from !== (publicUrl && hostOf(publicUrl)));
};
