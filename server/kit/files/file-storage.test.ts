import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readlinkSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../config.ts';
import { type FileStorage, StorageError } from './file-storage.ts';
import { createFileStorage } from './files-url.ts';
import { createFolderStorage } from './folder-storage.ts';
import { startBucketServer, temporaryFolder } from './testing.ts';

const bucketServer = await startBucketServer();
afterAll(() => bucketServer.stop());
const { folder, remove } = temporaryFolder();
afterAll(remove);

const storageAt = (environment: Record<string, string>) => {
  const storage = createFileStorage(readConfig(environment).files);
  afterAll(() => storage.close());
  return storage;
};
const newKey = () => randomBytes(16).toString('base64url');
const PNG = 'image/png';

describe.each<[string, FileStorage]>([
  ['a folder', storageAt({ FILES_URL: `file:${folder}/files` })],
  ['a bucket', storageAt(bucketServer.environment)],
])('%s', (_kind, storage) => {
  test('returns the stored bytes unchanged', async () => {
    for (const size of [1, 100_000, 6_000_000]) {
      const key = newKey();
      const bytes = randomBytes(size);
      await storage.put(key, bytes, PNG);
      const found = (await storage.get(key)) as Buffer;
      const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');
      expect([found.length, hashOf(found)]).toEqual([size, hashOf(bytes)]);
    }
  });

  test('yields a part of the stored bytes, across chunks', async () => {
    const key = newKey();
    const bytes = randomBytes(2_500_000);
    await storage.put(key, bytes, PNG);
    for (const [from, to] of [
      [0, bytes.length - 1],
      [5, 5],
      [262_143, 262_144],
      [262_144, 524_287],
      [2_400_000, bytes.length - 1],
    ] as const) {
      const chunks: Buffer[] = [];
      for await (const chunk of storage.part(key, { from, to })) chunks.push(Buffer.from(chunk));
      expect(Buffer.concat(chunks).equals(bytes.subarray(from, to + 1))).toBe(true);
    }
    // The client has left.
    for await (const chunk of storage.part(key, { from: 0, to: bytes.length - 1 })) if (chunk.length > 0) break;
    expect((await storage.part(newKey(), { from: 0, to: 1 }).next()).done).toBe(true);
  });

  test('distinguishes keys that only differ in case', async () => {
    const key = newKey();
    const other = `${key.slice(0, 21)}${key.endsWith('A') ? 'B' : 'A'}`;
    await storage.put(key, Buffer.from('one'), PNG);
    await storage.put(other, Buffer.from('other'), PNG);
    expect(String(await storage.get(key))).toBe('one');
    expect(String(await storage.get(other))).toBe('other');
  });

  test('returns the later of two contents of a key', async () => {
    const key = newKey();
    await storage.put(key, Buffer.from('first, and longer'), PNG);
    await storage.put(key, Buffer.from('second'), PNG);
    expect(String(await storage.get(key))).toBe('second');
  });

  test('has nothing under an unknown key or one that was removed, however often', async () => {
    const key = newKey();
    expect(await storage.get(key)).toBeUndefined();
    await storage.put(key, Buffer.from('x'), PNG);
    await storage.remove(key);
    await storage.remove(key);
    expect(await storage.get(key)).toBeUndefined();
  });

  test('stores forty at once', async () => {
    const keys = Array.from({ length: 40 }, newKey);
    await Promise.all(keys.map((key) => storage.put(key, Buffer.from(key), PNG)));
    expect(await Promise.all(keys.map(async (key) => String(await storage.get(key))))).toEqual(keys);
  });
});

/** Returns how an operation fails, and after how many milliseconds. */
const errorOf = async (work: Promise<unknown>) => {
  const began = performance.now();
  const error = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  return { error, ms: performance.now() - began };
};

describe('a folder', () => {
  const filesIn = (path: string) =>
    readdirSync(path, { recursive: true, encoding: 'utf8' }).filter((name) => statSync(join(path, name)).isFile());

  test('is private to its owner, and contains only complete files', async () => {
    const own = join(folder, 'own');
    const storage = createFolderStorage(own);
    const key = newKey();
    await storage.put(key, Buffer.from('x'), PNG);
    expect(filesIn(own)).toEqual([join(key.slice(0, 2), key)]);
    expect(statSync(join(own, key.slice(0, 2), key)).mode & 0o777).toBe(0o600);
    expect(statSync(own).mode & 0o777).toBe(0o700);
  });

  test.runIf(existsSync('/proc/self/fd'))('has no file open after a part was read, or left early', async () => {
    const own = join(folder, 'opened');
    const storage = createFolderStorage(own);
    const key = newKey();
    const to = 1_999_999;
    await storage.put(key, randomBytes(to + 1), PNG);
    const openFiles = () =>
      readdirSync('/proc/self/fd').filter((number) => {
        try {
          return readlinkSync(`/proc/self/fd/${number}`).startsWith(own);
        } catch {
          return false;
        }
      });
    for await (const chunk of storage.part(key, { from: 0, to })) if (chunk.length === 0) break;
    expect(openFiles()).toEqual([]);
    for await (const _chunk of storage.part(key, { from: 0, to })) {
      expect(openFiles()).toHaveLength(1);
      break;
    }
    expect(openFiles()).toEqual([]);
  });

  test('removes what an interrupted put left', async () => {
    const own = join(folder, 'interrupted');
    const key = newKey();
    mkdirSync(join(own, key.slice(0, 2)), { recursive: true });
    writeFileSync(join(own, key.slice(0, 2), `${key}.part`), 'half');
    const storage = createFolderStorage(own);
    expect(await storage.get(key)).toBeUndefined();
    await storage.remove(key);
    expect(filesIn(own)).toEqual([]);
  });

  test('that cannot be created or written is a storage error, and leaves nothing', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    const storage = createFolderStorage(join(file, 'files'));
    for (const act of [storage.put(newKey(), Buffer.from('x'), PNG), storage.get(newKey())])
      expect((await errorOf(act)).error).toBeInstanceOf(StorageError);
  });
});

describe.runIf(existsSync('/dev/full'))('a full disk', () => {
  test('is a storage error, and leaves nothing', async () => {
    const own = join(folder, 'full');
    const key = newKey();
    mkdirSync(join(own, key.slice(0, 2)), { recursive: true });
    symlinkSync('/dev/full', join(own, key.slice(0, 2), `${key}.part`));
    const storage = createFolderStorage(own);
    const { error } = await errorOf(storage.put(key, randomBytes(100_000), PNG));
    expect(error).toBeInstanceOf(StorageError);
    expect(((error as Error).cause as NodeJS.ErrnoException).code).toBe('ENOSPC');
    expect(readdirSync(join(own, key.slice(0, 2)))).toEqual([]);
    await storage.put(key, Buffer.from('there is room again'), PNG);
    expect(String(await storage.get(key))).toBe('there is room again');
  });
});

describe('a bucket', () => {
  const serverAt = async (listener: RequestListener) => {
    const server = createServer(listener);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    const { port } = server.address() as AddressInfo;
    const FILES_URL = `s3://portal-files?endpoint=http://127.0.0.1:${port}&pathStyle=1`;
    return storageAt({ ...bucketServer.environment, FILES_URL });
  };
  const xml = (code: string) => `<?xml version="1.0"?><Error><Code>${code}</Code><Message>no</Message></Error>`;

  const failures: [string, RequestListener][] = [
    ['is full', (_request, response) => response.writeHead(507).end(xml('InsufficientStorage'))],
    ['is not there', (_request, response) => response.writeHead(404).end(xml('NoSuchBucket'))],
    ['admits no one', (_request, response) => response.writeHead(403).end(xml('AccessDenied'))],
    ['is overloaded', (_request, response) => response.writeHead(503).end(xml('SlowDown'))],
    ['hangs up', (request) => request.socket.destroy()],
    ['never answers', () => {}],
    [
      'never ends its answer',
      (_request, response) => void response.writeHead(200, { 'content-length': 100 }).write('x'),
    ],
  ];
  test.each(failures)('that %s is a storage error soon', async (what, listener) => {
    const storage = await serverAt(listener);
    const actions = [errorOf(storage.get(newKey()))];
    // If only the response never ends, the data is stored.
    if (what !== 'never ends its answer') actions.push(errorOf(storage.put(newKey(), randomBytes(100_000), PNG)));
    for (const { error, ms } of await Promise.all(actions)) {
      expect(error).toBeInstanceOf(StorageError);
      // It gives up after 3 s; a busy machine takes longer.
      expect(ms).toBeLessThan(30_000);
    }
  });

  test('with a closed port is a storage error at once', async () => {
    const gone = storageAt({
      ...bucketServer.environment,
      FILES_URL: 's3://portal-files?endpoint=http://127.0.0.1:1&pathStyle=1',
    });
    const { error, ms } = await errorOf(gone.put(newKey(), Buffer.from('x'), PNG));
    expect(error).toBeInstanceOf(StorageError);
    expect(ms).toBeLessThan(30_000);
  });

  test('rejects wrong keys', async () => {
    const storage = storageAt({ ...bucketServer.environment, S3_ACCESS_KEY_ID: 'nobody' });
    const { error } = await errorOf(storage.put(newKey(), Buffer.from('x'), PNG));
    expect(error).toBeInstanceOf(StorageError);
  });
});
