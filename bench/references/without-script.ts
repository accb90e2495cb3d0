/**
 * Reference "without script": pages of the portal without their scripts, and every other file as the portal sends it,
 * all from memory. Arguments: the portal's origin and the pages' paths as JSON.
 */
import { createServer } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import { withoutScript } from '../page-load/without-script.ts';
import { BROWSER_ENCODINGS } from '../requests.ts';
import { fetchRaw, type RawAnswer } from './fetch-raw.ts';
import { printAddress } from './print-address.ts';

const [origin = '', asked = '[]'] = process.argv.slice(2);
/** The same compression as the portal's pages. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };

const answers = new Map<string, Promise<RawAnswer>>();
const answerTo = (path: string): Promise<RawAnswer> => {
  let answer = answers.get(path);
  if (!answer) answers.set(path, (answer = fetchRaw(origin, { method: 'GET', path, headers: BROWSER_ENCODINGS })));
  return answer;
};

for (const path of JSON.parse(asked) as string[]) {
  const { headers, bytes } = await fetchRaw(origin, { method: 'GET', path });
  const packed = brotliCompressSync(withoutScript(bytes.toString()), { params });
  const packedHeaders = { ...headers, 'content-encoding': 'br', 'content-length': String(packed.length) };
  answers.set(path, Promise.resolve({ headers: packedHeaders, bytes: packed }));
}

const server = createServer(({ url }, response) => {
  answerTo(url as string).then(
    ({ headers, bytes }) => response.writeHead(200, headers).end(bytes),
    () => response.writeHead(404).end(),
  );
});
// The same as the portal's, which a response header states.
server.keepAliveTimeout = 72_000;
server.listen(0, '127.0.0.1', () => printAddress(server));
