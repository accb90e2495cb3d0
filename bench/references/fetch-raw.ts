import { type IncomingHttpHeaders, request } from 'node:http';
import type { Request } from '../load/load.ts';

export interface RawAnswer {
  headers: IncomingHttpHeaders;
  /** Compressed as sent: `fetch` would decompress them. */
  bytes: Buffer;
}

/** Returns a server's response without connection headers. Throws unless the status is 200. */
export const fetchRaw = (origin: string, { method, path, headers, body }: Request): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const sent = request(origin + path, { method, ...(headers && { headers }) }, async (response) => {
      const { date: _date, connection: _connection, 'keep-alive': _keepAlive, ...kept } = response.headers;
      const bytes = Buffer.concat(await response.toArray());
      if (response.statusCode === 200) resolve({ headers: kept, bytes });
      else reject(new Error(`${path} answered ${response.statusCode}`));
    });
    sent.on('error', reject).end(body);
  });
