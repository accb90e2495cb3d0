/** Reference "bare file": node:http, which sends a file from the disk. Argument: the file. */
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { pipeline } from 'node:stream';
import { printAddress } from './print-address.ts';

const [file = ''] = process.argv.slice(2);
const { size } = statSync(file);

const server = createServer(({ url }, response) => {
  if (url === '/ready') return response.end();
  response.writeHead(200, { 'content-type': 'application/octet-stream', 'content-length': size });
  // A client that hangs up is not an error here.
  pipeline(createReadStream(file), response, () => {});
});
server.listen(0, '127.0.0.1', () => printAddress(server));
