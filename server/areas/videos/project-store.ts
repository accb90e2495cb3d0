import { readCaptions } from '#contract/videos/captions.ts';
import { type VideoContent, video } from '#contract/videos/content.ts';
import { createLabelStore } from '#server/kit/content/label-store.ts';
import type { Change } from '#server/kit/content/served-kind.ts';
import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/statement.ts';
import type { BuiltFilms } from './built-films.ts';
import { chaptersAtCues } from './chapters.ts';
import { findFilm } from './find-film.ts';

const remove = named('videos.remove', 'delete from videos_video where video_id = any ($1)');
const save = named(
  'videos.save',
  `insert into videos_video (video_id, slug, title, summary, cover, labels, ability_nos, document_ids, place, film_id,
     seconds, width, height, captions, cues, chapters, updated_at, words)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)
   on conflict (video_id) do update set slug = excluded.slug, title = excluded.title, summary = excluded.summary,
     cover = excluded.cover, labels = excluded.labels, ability_nos = excluded.ability_nos,
     document_ids = excluded.document_ids, place = excluded.place, film_id = excluded.film_id,
     seconds = excluded.seconds, width = excluded.width, height = excluded.height, captions = excluded.captions,
     cues = excluded.cues, chapters = excluded.chapters, updated_at = excluded.updated_at, words = excluded.words`,
);
const begin = named('videos.beginCount', 'insert into videos_count (video_id) values ($1) on conflict do nothing');
const saveFilm = named(
  'videos.saveFilm',
  `insert into videos_film (video_id, film_id, bytes, sha256, file_id, built) values ($1, $2, $3, $4, $5, $6)
   on conflict do nothing`,
);

/** Writes what visitors see of videos. */
export const createProjectStore = (database: Database) => {
  /** Returns whether the video is shown: a film of another portal or release is not there. */
  const write = async ({ entryId, slug, at }: Change, payload: VideoContent, built: BuiltFilms): Promise<boolean> => {
    const film = await findFilm(database, payload.film, built);
    if (typeof film === 'string') return false;
    const { title, summary, cover, labels, abilityNos, documents, place, captions } = payload;
    const { cues } = readCaptions(captions);
    const chapters = chaptersAtCues(payload.chapters, cues);
    await database.query(begin, [entryId]);
    await database.query(saveFilm, [entryId, film.filmId, film.bytes, film.sha256, film.fileId, film.built]);
    await database.query(save, [
      entryId,
      slug,
      title,
      summary,
      cover ?? '',
      labels,
      abilityNos,
      documents,
      place ?? null,
      film.filmId,
      film.seconds,
      film.width,
      film.height,
      cues.length === 0 ? '' : captions,
      JSON.stringify(cues),
      JSON.stringify(chapters),
      at,
      [title, summary, ...labels, ...chapters.map((one) => one.title), ...cues.map(({ text }) => text)].join('\n'),
    ]);
    return true;
  };

  return {
    async write(changes: readonly Change[], built: BuiltFilms): Promise<void> {
      const shown: { entryId: string; labels: string[] }[] = [];
      for (const change of changes) {
        const payload = change.payload as VideoContent | null;
        if (payload && (await write(change, payload, built)))
          shown.push({ entryId: change.entryId, labels: payload.labels });
      }
      const kept = new Set(shown.map(({ entryId }) => entryId));
      const gone = changes.map(({ entryId }) => entryId).filter((entryId) => !kept.has(entryId));
      await database.query(remove, [gone]);
      await createLabelStore(database).write(video.name, [
        ...gone.map((entryId) => ({ entryId, labels: [] })),
        ...shown,
      ]);
    },
  };
};
