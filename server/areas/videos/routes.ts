import * as calls from '#contract/videos/calls.ts';
import { video } from '#contract/videos/content.ts';
import { lengthOf } from '#contract/videos/video-lengths.ts';
import { abilitiesOf } from '#server/areas/catalogue/public/abilities.ts';
import { documentNames } from '#server/areas/documents/public/document-names.ts';
import { isBot } from '#server/areas/monitoring/public/is-bot.ts';
import { kindTag } from '#server/kit/cache/tags.ts';
import { findRedirect } from '#server/kit/content/addresses.ts';
import type { Database } from '#server/kit/database/database.ts';
import { businessError, protocolError } from '#server/kit/http/call-error.ts';
import type { Caller } from '#server/kit/http/caller.ts';
import type { Calls } from '#server/kit/http/calls.ts';
import { addressOf } from './address.ts';
import { type BuiltFilms, builtFilms, pictureOf } from './built-films.ts';
import { saidOf } from './said.ts';
import { createVideoStore, type VideoDetailRow, type VideoRow } from './store.ts';
import { videoUses } from './use-store.ts';

const notFound = () => protocolError('ability', 'notFound', 'uuid');

/** Serves the calls of the video center. */
export const serveVideos = (served: Calls, database: Database): void => {
  const store = createVideoStore(database);
  const built: BuiltFilms = builtFilms.read();
  const readsAll = () => [kindTag(video.name)];

  const coverOf = ({ cover, video_id, film_id, built: film }: VideoRow): string => {
    const hasPicture = cover === '' && film !== null && built[pictureOf(film)] !== undefined;
    return hasPicture ? addressOf(video_id, film_id, 'cover') : cover;
  };

  const summaryOf = (row: VideoRow): calls.VideoSummary => ({
    uuid: row.video_id,
    slug: row.slug,
    title: row.title,
    summary: row.summary,
    cover: coverOf(row),
    labels: row.labels,
    seconds: row.seconds,
    lengthType: lengthOf(row.seconds),
    hasCaptions: row.has_captions,
    updateTime: row.updated_at.toISOString(),
    viewCount: row.view_count,
    playCount: row.play_count,
  });

  /** Finds a video by its id, its address or a former address. */
  const find = async (key: string): Promise<VideoDetailRow> => {
    const found = await store.find(key);
    if (found) return found;
    const moved = await findRedirect(database, video.name, key);
    const row = moved === undefined ? undefined : await store.find(moved);
    if (!row) throw notFound();
    return row;
  };

  served.serve(
    calls.queryVideos,
    async (request) => {
      const { rows, ...counted } = await store.list(request);
      const { pageNo, pageSize, keyword = '' } = request;
      const list = rows.map((row) => ({ ...summaryOf(row), said: saidOf(row.cues, keyword) }));
      return { ...counted, pageNo, pageSize, list };
    },
    readsAll,
  );

  served.serve(
    calls.getVideo,
    async ({ uuid }, { hostKind }) => {
      const row = await find(uuid);
      const [abilities, documents] = await Promise.all([
        abilitiesOf(database).listNames(row.ability_nos, hostKind),
        documentNames(database, row.document_ids),
      ]);
      return {
        ...summaryOf(row),
        film: {
          url: addressOf(row.video_id, row.film_id, 'film'),
          type: 'video/mp4' as const,
          size: row.bytes,
          sha256: row.sha256,
          width: row.width,
          height: row.height,
        },
        captionsUrl: row.has_captions ? addressOf(row.video_id, row.film_id, 'captions') : '',
        cues: row.cues,
        chapters: row.chapters,
        abilities,
        documents,
      };
    },
    () => [video.name, 'ability', 'document'].map(kindTag),
  );

  served.serve(
    calls.queryRelatedVideos,
    async ({ uuid }) => (await store.related((await find(uuid)).video_id)).map(summaryOf),
    readsAll,
  );

  served.serve(
    calls.getVideoStatistics,
    async ({ uuid }) => {
      const row = uuid === undefined ? undefined : await find(uuid);
      const { videos, seconds, views, plays } = await store.totals(row?.video_id ?? null);
      return { videoCount: videos, seconds, viewCount: views, playCount: plays };
    },
    readsAll,
  );

  served.serve(
    calls.listVideoTitles,
    async () =>
      (await store.titles()).map(({ video_id: uuid, ability_nos: abilityNos, ...titles }) => ({
        uuid,
        ...titles,
        abilityNos,
      })),
    readsAll,
  );

  const count = async (uuid: string, isAct: boolean, { idempotencyKey, exchange }: Caller) => {
    const use = { id: uuid, isAct, isBot: isBot(exchange?.userAgent ?? '') };
    const counted = await videoUses.count(database, use, idempotencyKey as string);
    if (!counted) throw notFound();
    // The key was already used for something else.
    if (counted.id !== uuid || counted.isAct !== isAct) throw businessError('ability', '10003');
    return { uuid };
  };
  served.serve(calls.countVideoView, ({ uuid }, caller) => count(uuid, false, caller));
  served.serve(calls.countVideoPlay, ({ uuid }, caller) => count(uuid, true, caller));
};
