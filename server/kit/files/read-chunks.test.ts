import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { StorageError } from './file-storage.ts';
import { readChunks } from './read-chunks.ts';
import { temporaryFolder } from './testing.ts';

const { folder, remove } = temporaryFolder();
afterAll(remove);
const bytes = randomBytes(5_000_000);
const path = join(folder, 'file');
writeFileSync(path, bytes);
const handle = await open(path);
afterAll(() => handle.close());
const whole = { from: 0, to: bytes.length - 1 };

/** Reads all of the file, and returns the memory that it was read into. */
const readAll = async () => {
  const memory = new Set<ArrayBufferLike>();
  let at = 0;
  for await (const chunk of readChunks(handle, whole)) {
    expect(chunk.equals(bytes.subarray(at, at + chunk.length))).toBe(true);
    memory.add(chunk.buffer);
    at += chunk.length;
  }
  expect(at).toBe(bytes.length);
  return memory;
};

test('a file is read into the same memory, however long it is', async () => {
  const first = await readAll();
  expect(first.size).toBe(2);
  expect(await readAll()).toEqual(first);
});

test('readers at the same time share no memory, and a chunk stays as it is until the next one is requested', async () => {
  const readers = Array.from({ length: 5 }, (_, no) => readChunks(handle, { from: no * 1000, to: whole.to }));
  const memory = new Set<ArrayBufferLike>();
  for (let at = 0; at < 5; at += 1) {
    const chunks = await Promise.all(readers.map((reader) => reader.next()));
    await readAll();
    for (const [no, { value }] of chunks.entries()) {
      const from = no * 1000 + at * value.length;
      expect(value.equals(bytes.subarray(from, from + value.length))).toBe(true);
      memory.add(value.buffer);
    }
  }
  expect(memory.size).toBe(10);
  for (const reader of readers) await reader.return(undefined);
});

test('memory that a reader left early is not used again', async () => {
  const left = new Set<ArrayBufferLike>();
  for await (const chunk of readChunks(handle, whole)) {
    left.add(chunk.buffer);
    if (left.size === 2) break;
  }
  for (let round = 0; round < 3; round += 1) expect(left.intersection(await readAll()).size).toBe(0);
});

test('a file that ends early ends the chunks, and one that cannot be read is a storage error', async () => {
  let read = 0;
  for await (const chunk of readChunks(handle, { from: bytes.length - 10, to: bytes.length + 1000 }))
    read += chunk.length;
  expect(read).toBe(10);
  const directory = await open(folder);
  await expect(readChunks(directory, whole).next()).rejects.toThrow(StorageError);
  await directory.close();
});
