import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { NetworkInterfaceInfo } from 'node:os';
import { expect, onTestFinished, test } from 'vitest';
import { createFetchPicture } from './fetch-picture.ts';
import { createMayFetchFrom, isPublicAddress } from '#server/kit/outbound/public-address.ts';

const BYTES = Buffer.from('a picture');
/** Allows the servers of these tests as well. */
const local = {
  mayReach: (address: string) => address === '127.0.0.1' || isPublicAddress(address),
  mayUsePort: () => true,
};

const serverAt = async (listener: RequestListener): Promise<string> => {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};
const redirectTo =
  (location: string): RequestListener =>
  (_request, response) =>
    void response.writeHead(302, { location }).end();

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '198.18.0.1',
  '192.0.2.1',
  '::',
  '::1',
  '::ffff:10.0.0.1',
  '::ffff:8.8.8.8',
  '::127.0.0.1',
  'fe80::1',
  'fc00::1',
  'fec0::1',
  'ff02::1',
  '64:ff9b::10.0.0.1',
  '64:ff9b:1::1',
  '2002:7f00:1::',
  '2001::1',
  '2001:db8::1',
  'localhost',
  '',
])('%s is no address of the public internet', (address) => expect(isPublicAddress(address)).toBe(false));

test.each(['8.8.8.8', '223.5.5.5', '2400:3200::1', '2606:4700::1111'])('%s is one', (address) =>
  expect(isPublicAddress(address)).toBe(true),
);

test('[TRIAL-04] a public address of this machine or of a refused network is not fetched from', () => {
  const [ipv4, ipv6] = [{ address: '8.8.4.4' }, { address: '2400:3200:0:0::1' }] as NetworkInterfaceInfo[];
  const interfaces = { eth0: [ipv4, ipv6] as NetworkInterfaceInfo[] };
  const nowhere = () => ({});
  const may = createMayFetchFrom([], () => interfaces);
  const refused = createMayFetchFrom(['8.8.4.0/24', '2400:3200::/32', '223.5.5.5'], nowhere);
  for (const address of ['8.8.4.4', '2400:3200::1']) {
    expect(createMayFetchFrom([], nowhere)(address)).toBe(true);
    expect(may(address)).toBe(false);
    expect(refused(address)).toBe(false);
  }
  expect([may('8.8.8.8'), refused('8.8.8.8'), refused('223.5.5.5')]).toEqual([true, true, false]);
  expect(createMayFetchFrom([], nowhere)('168.63.129.16')).toBe(false);
});

test.each([
  'ftp://pictures.example/a.png',
  'file:///etc/passwd',
  'data:image/png;base64,AAAA',
  'pictures.example/a.png',
  'http://user:secret@pictures.example/a.png',
  'http://pictures.example:22/a.png',
  'http://8.8.8.8:5432/a.png',
  'http://168.63.129.16/a.png',
  'http://portal.example/a.png',
  'http://PORTAL.example.:8080/a.png',
  'http://[2606:4700::1111]/a.png',
  'http://127.0.0.1/a.png',
  'http://2130706433/',
  'http://0x7f.1/',
  'http://0177.0.0.1/',
  'http://127.1/',
  'http://[::1]/',
  'http://[::ffff:169.254.169.254]/latest/meta-data',
  'http://localhost:8080/api/health',
  'http://files.localhost/',
  'http://database/',
  'http://inward.example/',
  'http://half-inward.example/',
])('[TRIAL-04] %s is not fetched from', async (address) => {
  const fetchPicture = createFetchPicture({
    ownHosts: ['portal.example', '[2606:4700::1111]'],
    resolve: async (name) => (name.startsWith('half') ? ['8.8.8.8', '10.0.0.1'] : ['::ffff:10.0.0.1']),
  });
  expect(await fetchPicture(address)).toBe('address');
});

test('fetches through three redirects, without anything that identifies the caller', async () => {
  const seen: object[] = [];
  const at = await serverAt(({ url, headers }, response) => {
    seen.push(headers);
    const left = Number(url?.slice(1));
    if (left > 0) response.writeHead(302, { location: `/${left - 1}` }).end();
    else response.end(BYTES);
  });
  const fetchPicture = createFetchPicture({ ...local });
  expect(await fetchPicture(`${at}/3`)).toEqual(BYTES);
  expect(Object.keys(seen[0] as object).sort()).toEqual([
    'accept',
    'accept-encoding',
    'connection',
    'host',
    'user-agent',
  ]);
  expect(await fetchPicture(`${at}/4`)).toBe('network');
});

test('connects to the checked addresses, even if the name resolves to others by then', async () => {
  const at = new URL(await serverAt(({ headers }, response) => void response.end(headers.host)));
  let asked = 0;
  const fetchPicture = createFetchPicture({
    ...local,
    resolve: async () => [(asked += 1) === 1 ? '127.0.0.1' : '10.0.0.1'],
  });
  expect(String(await fetchPicture(`http://pictures.example:${at.port}/`))).toBe(`pictures.example:${at.port}`);
  expect(asked).toBe(1);
});

test.each([
  'http://169.254.169.254/latest',
  'http://[::1]:9/',
  'file:///etc/passwd',
  '//10.0.0.1/',
  'http://inward.example/',
])('[TRIAL-04] a redirect to %s is not followed', async (location) => {
  const at = await serverAt(redirectTo(location));
  const fetchPicture = createFetchPicture({ ...local, resolve: async () => ['192.168.0.1'] });
  expect(await fetchPicture(at)).toBe('address');
});

const failures: [string, RequestListener, string][] = [
  ['is not there', (_request, response) => void response.writeHead(404).end(), 'network'],
  ['fails', (_request, response) => void response.writeHead(500).end(), 'network'],
  ['hangs up', ({ socket }) => void socket.destroy(), 'network'],
  ['leads nowhere', (_request, response) => void response.writeHead(302).end(), 'network'],
  ['never answers', () => {}, 'network'],
  ['never ends', (_request, response) => void response.writeHead(200, { 'content-length': 100 }).write('x'), 'late'],
  ['is too large', (_request, response) => void response.end(Buffer.alloc(5_000_000)), 'tooLarge'],
];
test.each(failures)('%s gets the matching error', async (what, listener, error) => {
  const fetchPicture = createFetchPicture({ ...local, withinMs: what.startsWith('never') ? 2000 : 8000 });
  expect(await fetchPicture(await serverAt(listener))).toBe(error);
});

test('an unknown name, a failing name server and a closed port are network errors', async () => {
  const fetchPicture = createFetchPicture({
    ...local,
    resolve: (name) => (name.startsWith('slow') ? new Promise(() => {}) : Promise.reject(new Error('no such name'))),
    withinMs: 1000,
  });
  expect(await fetchPicture('http://slow.example/')).toBe('network');
  expect(await fetchPicture('http://nowhere.example/')).toBe('network');
  expect(await fetchPicture('http://127.0.0.1:1025/')).toBe('network');
});
