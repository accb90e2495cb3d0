import { queryVideos } from '#contract/videos/calls.ts';
import type { CheckedRequestOf } from '#contract/kit/call.ts';
import { type ContentOrder, contentOrders } from '#contract/kit/content/orders.ts';
import type { Cue } from '#contract/videos/captions.ts';
import { RELATED_MAXIMUM, SHORT_SECONDS } from '#contract/videos/limits.ts';
import { type VideoLength, videoLengths } from '#contract/videos/video-lengths.ts';
import { videoList } from '#contract/videos/video-list.ts';
import { wordConditions } from '#server/kit/content/word-conditions.ts';
import type { Database } from '#server/kit/database/database.ts';
import { conditionsOf } from '#server/kit/database/list-query.ts';
import { around, compose, every, pageWithTotal, type Part, when } from '#server/kit/database/query.ts';
import { named } from '#server/kit/database/statement.ts';
import type { Chapter } from './chapters.ts';
import { videoUses } from './use-store.ts';

export interface VideoRow {
  video_id: string;
  slug: string;
  title: string;
  summary: string;
  cover: string;
  labels: string[];
  seconds: number;
  has_captions: boolean;
  updated_at: Date;
  film_id: string;
  /** The film of the release that it has. */
  built: string | null;
  view_count: number;
  play_count: number;
}

export interface VideoDetailRow extends VideoRow {
  ability_nos: number[];
  document_ids: string[];
  width: number;
  height: number;
  cues: Cue[];
  chapters: Chapter[];
  bytes: number;
  sha256: string;
}

/** A film, as it is sent. */
export interface FilmRow {
  bytes: number;
  sha256: string;
  file_id: string | null;
  built: string | null;
}

const counts = videoUses.columnsFor('v');
const columns = `v.video_id, v.slug, v.title, v.summary, v.cover, v.labels, v.seconds, v.captions <> '' as has_captions,
  v.updated_at, v.film_id, f.built, ${counts}`;
const joined = `videos_video v join videos_film f on f.video_id = v.video_id and f.film_id = v.film_id
  left join videos_count c on c.video_id = v.video_id`;
const detailColumns = `${columns}, v.ability_nos, v.document_ids, v.width, v.height, v.cues, v.chapters, f.bytes, f.sha256`;

const find = named('videos.find', `select ${detailColumns} from ${joined} where v.video_id = $1`);
const findBySlug = named('videos.findBySlug', `select ${detailColumns} from ${joined} where v.slug = $1`);
const titles = named(
  'videos.titles',
  `select video_id, slug, title, ability_nos from videos_video order by title collate "zh-Hans-CN-x-icu", video_id`,
);
const totals = `select count(*)::int as videos, coalesce(sum(t.seconds), 0)::double precision as seconds,
     coalesce(sum(t.view_count), 0)::int as views, coalesce(sum(t.play_count), 0)::int as plays
   from (select v.seconds, ${counts} from ${joined} where`;
/** A film that was replaced can be watched to its end by a client that has its address. */
const film = named(
  'videos.film',
  `select f.bytes, f.sha256, f.file_id, f.built from videos_film f join videos_video v using (video_id)
   where f.video_id = $1 and f.film_id = $2`,
);
const shown = named('videos.shown', 'select video_id from videos_video where video_id = any ($1)');
const captions = named('videos.captions', `select captions from videos_video where video_id = $1 and captions <> ''`);

/** How much a common ability, label or document counts; each common pair of characters counts 1, up to the maximum. */
const COMMON = { ability: 10, label: 6, document: 3, pairsMaximum: 9 } as const;
const commonOf = (column: string) => `(select count(*) from unnest(v.${column}) one where one = any (o.${column}))`;
const pairsOf = (alias: string) => `unnest(content_parts(${alias}.title || ' ' || ${alias}.summary, 2))`;
const related = named(
  'videos.related',
  `select ${columns} from ${joined} join videos_video o on o.video_id = $1
   cross join lateral (
     select ${COMMON.ability} * ${commonOf('ability_nos')} + ${COMMON.label} * ${commonOf('labels')}
       + ${COMMON.document} * ${commonOf('document_ids')}
       + least(${COMMON.pairsMaximum}, (select count(*) from (select ${pairsOf('v')} intersect select ${pairsOf('o')}) pairs))
       as score
   ) common
   where v.video_id <> o.video_id and common.score > 0
   order by common.score desc, coalesce(c.play_count, 0) desc, v.slug limit ${RELATED_MAXIMUM}`,
);

const orders: Record<ContentOrder, string> = {
  [contentOrders.byDefault]: 'order by v.place nulls last, coalesce(c.play_count, 0) desc, v.updated_at desc, v.slug',
  [contentOrders.updateNewest]: 'order by v.updated_at desc, v.slug',
  [contentOrders.updateOldest]: 'order by v.updated_at, v.slug',
  [contentOrders.viewsMost]: 'order by coalesce(c.view_count, 0) desc, v.slug',
  [contentOrders.viewsFewest]: 'order by coalesce(c.view_count, 0), v.slug',
};

const lengthCondition = (length: VideoLength): Part =>
  length === videoLengths.short ? ['v.seconds <= ?', SHORT_SECONDS] : ['v.seconds > ?', SHORT_SECONDS];

const conditionOf = conditionsOf(videoList, queryVideos, {
  keyword: (keyword) => every(wordConditions('v', keyword)),
  label: (label) => ['v.labels @> array[?]::text[]', label],
  lengthType: lengthCondition,
});

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Returns whether a text can be the id of a video. */
export const isVideoId = (key: string): boolean => ID.test(key);

/** The videos that visitors see. */
export const createVideoStore = (database: Database) => ({
  async list(request: CheckedRequestOf<typeof queryVideos>) {
    const { keyword = '', sortType } = request;
    return pageWithTotal<VideoRow & { cues: Cue[] }>(database, {
      columns: `${columns}, ${keyword === '' ? `'[]'::jsonb` : 'v.cues'} as cues`,
      from: around(`${joined} where ??`, conditionOf(request)),
      order: orders[sortType],
      page: request,
    });
  },

  /** Finds a video by its id or its slug. */
  async find(key: string): Promise<VideoDetailRow | undefined> {
    const [row] = await database.query<VideoDetailRow>(isVideoId(key) ? find : findBySlug, [key]);
    return row;
  },

  /** Returns those that have something in common with a video, the most related first. */
  async related(videoId: string): Promise<VideoRow[]> {
    return database.query<VideoRow>(related, [videoId]);
  },

  async titles() {
    return database.query<{ video_id: string; slug: string; title: string; ability_nos: number[] }>(titles);
  },

  /** Sums up the videos, or one of them. */
  async totals(videoId: string | null) {
    const condition = every([when(videoId ?? undefined, (id) => ['v.video_id = ?', id])]);
    const [row] = await database.query<{ videos: number; seconds: number; views: number; plays: number }>(
      ...compose(totals, condition, ') t'),
    );
    return row as NonNullable<typeof row>;
  },

  /** Finds a film that a video has or had, to be sent. */
  async film(videoId: string, filmId: string): Promise<FilmRow | undefined> {
    const [row] = await database.query<FilmRow>(film, [videoId, filmId]);
    return row;
  },

  /** Returns those of some videos that visitors see. */
  async shown(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await database.query<{ video_id: string }>(shown, [ids]);
    return new Set(rows.map(({ video_id }) => video_id));
  },

  /** Returns the captions of a video; undefined if it has none. */
  async captions(videoId: string): Promise<string | undefined> {
    const [row] = await database.query<{ captions: string }>(captions, [videoId]);
    return row?.captions;
  },
});
