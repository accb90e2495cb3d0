import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { clientConfig } from '#server/kit/database/connection.ts';
import { vectorOf } from '#server/kit/search/cut.ts';
import { foldText } from '#server/kit/search/fold.ts';
import { sampleLexemesOf, scopeOf, shelvesOf } from '#server/kit/search/index-store.ts';
import { connectionTo } from '../database.ts';
import { plainWords } from './plain-words.ts';

const content = join(import.meta.dirname, '../../content');
const CHARACTERS = 500;
const BATCH = 500;
/** In the texts of these many documents. */
export const RARE = { word: '稀有词汇', documents: 100 };
export const FREQUENT = { word: '常见词汇', documents: 37_000 };

/** Numbers from 0 to 1, the same in every run. */
const createRandom = () => {
  let state = 42;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

/** The sentences of the default content, of which the documents are made. */
const sentences = () => {
  const files = ['documents', 'agreements'].flatMap((folder) =>
    readdirSync(join(content, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => join(content, folder, name)),
  );
  return files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .replace(/^#.*$|[`*|>[\]()-]/gm, ' ')
      .split(/[。\n]/)
      .map((sentence) => sentence.trim())
      .filter((sentence) => sentence.length > 8),
  );
};

/**
 * Fills the index of a portal with documents of 500 characters, and a separate table with the same texts as a
 * `tsvector` of the words of jieba. Returns queries of one to three words that documents have.
 */
export const fillSearch = async (dataDir: string, documents: number, progress: (text: string) => void) => {
  progress(`${documents} documents are indexed`);
  const client = new pg.Client(clientConfig(connectionTo(dataDir, 'postgres')));
  await client.connect();
  const random = createRandom();
  const all = sentences();
  const queries: string[] = [];
  try {
    await client.query('drop index search_section_words');
    await client.query('create table bench_plain (id integer primary key, title text, body text, words tsvector)');
    const { rows } = await client.query('select generation from search_state');
    const generation: number = rows[0].generation;
    for (let from = 0; from < documents; from += BATCH) {
      const batch = Array.from({ length: BATCH }, (_, at) => {
        const no = from + at;
        let text = no % Math.floor(documents / RARE.documents) === 0 ? `${RARE.word}。` : '';
        if ((no * 37) % 100 < (FREQUENT.documents / documents) * 100) text += `${FREQUENT.word}。`;
        while (text.length < CHARACTERS) text += `${all[Math.floor(random() * all.length)]}。`;
        const body = text.slice(0, CHARACTERS);
        const name = `第 ${no} 篇 ${body.slice(10, 20)}`;
        if (no % 500 === 250) {
          const words = plainWords(body).filter((word) => word.length > 1);
          const at2 = Math.floor(random() * (words.length - 3));
          queries.push(words.slice(at2, at2 + 1 + (no % 3)).join(' '));
        }
        return { no, name, body };
      });
      const scopes = ['production', 'test'].map((host) => scopeOf(generation, 'document', host as 'test'));
      await client.query(
        `insert into search_section (generation, kind, entry_id, no, path, name, heading, body, folded_name, folded_text, weight, words)
         select $1, 'document', 'bench-' || d.no, 0, '/', d.name, '', d.body, d.folded_name, d.folded, 0, d.words::tsvector
         from unnest($2::integer[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[]) as d (no, name, body, folded_name, folded, words)`,
        [
          generation,
          batch.map(({ no }) => no),
          batch.map(({ name }) => name),
          batch.map(({ body }) => body),
          batch.map(({ name }) => foldText(name)),
          batch.map(({ body }) => foldText(`\n${body}`)),
          batch.map(({ no, name, body }) =>
            vectorOf({
              names: [name],
              body,
              scopes: [...scopes, ...sampleLexemesOf('document', `bench-${no}`)],
              shelves: shelvesOf('document', `bench-${no}`),
            }),
          ),
        ],
      );
      await client.query(
        `insert into bench_plain select d.id, d.title, d.body, to_tsvector('simple', d.words)
         from unnest($1::integer[], $2::text[], $3::text[], $4::text[]) as d (id, title, body, words)`,
        [
          batch.map(({ no }) => no),
          batch.map(({ name }) => name),
          batch.map(({ body }) => body),
          batch.map(({ name, body }) => plainWords(`${name} ${body}`).join(' ')),
        ],
      );
    }
    progress('the indexes are built');
    await client.query('create index search_section_words on search_section using gin (words) with (fastupdate = off)');
    await client.query('create index bench_plain_words on bench_plain using gin (words)');
    await client.query('grant select on bench_plain to public');
    await client.query('vacuum (analyze) search_section');
    await client.query('vacuum (analyze) bench_plain');
  } finally {
    await client.end();
  }
  return queries.filter((query) => query.trim() !== '');
};
