import { timingSafeEqual } from 'node:crypto';
import { ADDRESS_HOURS } from '#contract/downloads/limits.ts';
import type { Secret } from '#server/kit/secrets/secret.ts';

export const FILES_PATH = '/downloads';
const HOUR_MS = 3_600_000;
const TICKET = /^(\d{13})-([\w-]{43})$/;

/** The file of one version of a download. */
interface Version {
  uuid: string;
  versionId: string;
}

/** Signs the addresses of files. A client with an address may download until it expires. */
export const createAddresses = (secret: Pick<Secret, 'mac'>, now: () => number = Date.now) => {
  const signatureOf = ({ uuid, versionId }: Version, expires: string) =>
    secret.mac('download', uuid, versionId, expires).toString('base64url');

  return {
    /** Returns a path that is good for 24 hours. Its end is the name of the file, which tools give to what they save. */
    sign(version: Version, name: string): { url: string; expireAt: Date } {
      const expires = now() + ADDRESS_HOURS * HOUR_MS;
      const ticket = `${expires}-${signatureOf(version, String(expires))}`;
      return {
        url: `${FILES_PATH}/${version.uuid}/${version.versionId}/${ticket}/${encodeURIComponent(name)}`,
        expireAt: new Date(expires),
      };
    },

    /** Returns whether a ticket is for this version, and not expired. */
    isGood(version: Version, ticket: string): boolean {
      const [, expires, signature] = TICKET.exec(ticket) ?? [];
      if (expires === undefined || signature === undefined || Number(expires) < now()) return false;
      return timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(version, expires)));
    },
  };
};
