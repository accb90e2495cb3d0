/** Reference "bare": node:http sending from memory, headers included, what the portal answers. Arguments: the portal's origin and the requests as JSON. */
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import type { Request } from '../load/load.ts';
import { printAddress } from './print-address.ts';

interface Answer {
  headers: IncomingHttpHeaders;
  bytes: Buffer;
}

const [origin = '', asked = '[]'] = process.argv.slice(2);

// `fetch` would unpack the bytes.
const fetchRaw = ({ method, path, headers, body }: Request): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = request(origin + path, { method, ...(headers && { headers }) }, async (response) => {
      const { date: _date, connection: _connection, 'keep-alive': _keepAlive, ...kept } = response.headers;
      const bytes = Buffer.concat(await response.toArray());
      if (response.statusCode === 200) resolve({ headers: kept, bytes });
      else reject(new Error(`${path} answered ${response.statusCode}`));
    });
    sent.on('error', reject).end(body);
  });

const answers = new Map<string, Answer>();
for (const each of JSON.parse(asked) as Request[]) answers.set(each.path, await fetchRaw(each));

const server = createServer(({ url }, response) => {
  const answer = answers.get(url as string);
  response.writeHead(answer ? 200 : 404, answer?.headers).end(answer?.bytes);
});
// As long as the portal's, which says so in a header.
server.keepAliveTimeout = 72_000;
server.listen(0, '127.0.0.1', () => printAddress(server));
