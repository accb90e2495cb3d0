/**
 * Reference "bare": node:http, which sends the portal's responses from memory, including headers. Arguments: the
 * portal's origin and the requests as JSON.
 */
import { createServer } from 'node:http';
import type { Request } from '../load/load.ts';
import { fetchRaw, type RawAnswer } from './fetch-raw.ts';
import { printAddress } from './print-address.ts';

const [origin = '', asked = '[]'] = process.argv.slice(2);

const answers = new Map<string, RawAnswer>();
for (const each of JSON.parse(asked) as Request[]) answers.set(each.path, await fetchRaw(origin, each));

const server = createServer(({ url }, response) => {
  const answer = answers.get(url as string);
  response.writeHead(answer ? 200 : 404, answer?.headers).end(answer?.bytes);
});
// The same as the portal's, which a response header states.
server.keepAliveTimeout = 72_000;
server.listen(0, '127.0.0.1', () => printAddress(server));
