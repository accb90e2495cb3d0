import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type CachedAnswer, encodedAnswer, sendCached } from '../../cache/cached-answer.ts';
import type { Headers } from '../security-headers.ts';

const OK = 200;

/** The media types of files that the build compresses. They are small, and a page loads dozens of them. */
const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
};

const typeOf = (path: string) => TYPES[extname(path)];

/** Returns the bytes of a file, or undefined if it is not there. */
const bytesOf = (path: string): Promise<Buffer | undefined> =>
  readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });

export interface KeptFolder {
  /** Its files do not change while the server runs. */
  root: string;
  /** With a slash at both ends. */
  prefix: string;
  /** Returns the headers of a file by its path below the folder. */
  headersOf: (path: string) => Headers;
}

/**
 * Answers requests for the text files of a folder from memory, each of which is read once. The routes of the scope
 * answer everything else: other files, methods and spellings of a path.
 */
export const keepInMemory = async (scope: FastifyInstance, { root, prefix, headersOf }: KeptFolder): Promise<void> => {
  const found = await readdir(root, { recursive: true });
  const names = new Set(found.map((path) => path.replaceAll('\\', '/')).filter(typeOf));
  const answers = new Map<string, Promise<CachedAnswer | undefined>>();

  const read = async (name: string): Promise<CachedAnswer | undefined> => {
    const path = join(root, name);
    const [bytes, br, gzip] = await Promise.all([bytesOf(path), bytesOf(`${path}.br`), bytesOf(`${path}.gz`)]);
    if (!bytes) return undefined;
    return encodedAnswer(OK, { ...headersOf(name), 'content-type': typeOf(name) as string }, bytes, { br, gzip });
  };
  /** Only what could be read is kept. */
  const find = async (name: string): Promise<CachedAnswer | undefined> => {
    const reading = answers.get(name) ?? read(name);
    answers.set(name, reading);
    let answer: CachedAnswer | undefined;
    try {
      answer = await reading;
    } finally {
      if (!answer) answers.delete(name);
    }
    return answer;
  };

  scope.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
    const name = request.url.slice(prefix.length).split('?', 1)[0] as string;
    if (!names.has(name)) return undefined;
    const answer = await find(name);
    if (!answer) return undefined;
    reply.hijack();
    sendCached(reply.raw, request.headers, request.method, answer);
    return reply;
  });
};
