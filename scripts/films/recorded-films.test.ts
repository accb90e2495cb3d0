import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { validationErrorsOf } from '#contract/kit/content/validation-errors.ts';
import { type VideoContent, video } from '#contract/videos/content.ts';
import { readCaptions } from '#contract/videos/captions.ts';
import { videoKinds } from '#server/areas/videos/kinds.ts';
import { contentFiles } from '#server/kit/content/content-files.ts';
import { readFilm } from '#server/kit/files/read-film.ts';
import { films } from '../../e2e/films/films.ts';

const content = join(import.meta.dirname, '../../content');
const names = readdirSync(join(content, 'videos'));
const recorded = names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -'.json'.length));
const files = contentFiles(content);
const entries = videoKinds.flatMap(({ readDefaults }) => readDefaults(files).entries);

const BYTES_AT_MOST = 20_000_000;
/** Two lines in the player of a phone. */
const LETTERS_AT_MOST = 30;

test('[VID-01] there are eight films at least, those of the scripts, each with its picture, in 20 MB', () => {
  expect(recorded.toSorted(), 'npm run films').toEqual(films.map(({ slug }) => slug).toSorted());
  expect(recorded.length).toBeGreaterThanOrEqual(8);
  for (const slug of recorded)
    for (const ending of ['mp4', 'jpg']) expect(names, `npm run films -- ${slug}`).toContain(`${slug}.${ending}`);
  expect(files.errors).toEqual([]);
  const bytes = names.map((name) => statSync(join(content, 'videos', name)).size);
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(BYTES_AT_MOST);
});

test.each(films)('[VID-01] the script of $slug has short captions and one cover', ({ scenes }) => {
  for (const { say } of scenes) expect(say.length, say).toBeLessThanOrEqual(LETTERS_AT_MOST);
  expect(scenes.filter(({ isCover }) => isCover)).toHaveLength(1);
});

test.each(entries.map(({ slug, payload }) => [slug, payload as VideoContent] as const))(
  '[VID-01] the film %s plays in browsers, and says all that its script says while it plays',
  async (slug, payload) => {
    const bytes = readFileSync(join(content, 'videos', `${slug}.mp4`));
    const film = await readFilm(bytes.length, async ({ from, to }) => bytes.subarray(from, to + 1));
    expect(film).toMatchObject({ seconds: expect.any(Number), width: expect.any(Number) });
    const { seconds } = film as { seconds: number };
    expect(seconds).toBeGreaterThanOrEqual(60);
    expect(seconds).toBeLessThanOrEqual(180);
    expect(validationErrorsOf(video.fields, payload)).toEqual([]);
    const { cues } = readCaptions(payload.captions);
    const script = films.find((one) => one.slug === slug);
    expect(cues.map(({ text }) => text)).toEqual(script?.scenes.map(({ say }) => say));
    expect(payload.title).toBe(script?.title);
    for (const { from } of cues) expect(from).toBeLessThan(seconds);
    for (const { at } of payload.chapters) expect(at).toBeLessThan(seconds);
  },
);
