import { Link, type MetaArgs, redirect, useLoaderData, useLocation, useOutletContext } from 'react-router';
import { SLUG_MAXIMUM, slugPattern } from '#contract/kit/content/define-content.ts';
import { getVideo, queryRelatedVideos } from '#contract/videos/calls.ts';
import { readSeconds, START_PARAMETER, VIDEO_CENTER_PATH, videoPath } from '#contract/videos/video-path.ts';
import { browserLoad } from '#web/kit/call.ts';
import { type LoadArgs, notFound, orNotFound, type PageHandle, serverLoad } from '#web/kit/page.ts';
import { pageHead } from '#web/kit/shell/page-head.ts';
import { t } from '#web/kit/texts.ts';
import { loadMedia } from '#web/kit/ui/pictures/load-media.ts';
import { duration } from '../clock.ts';
import { type FilmContext, stepsOver } from '../film-context.ts';
import { posterOf } from '../film-picture.ts';
import { FilmDialog } from './film-dialog.tsx';
import { FilmView } from './film-view.tsx';
import styles from './film.module.css';

const load = async ({ call, params, url }: LoadArgs) => {
  const key = params.key ?? '';
  if (!slugPattern.test(key) || key.length > SLUG_MAXIMUM) throw notFound();
  const [video, related] = await orNotFound(
    Promise.all([call(getVideo, { uuid: key }), call(queryRelatedVideos, { uuid: key })]),
  );
  // The id of a video and its former addresses lead to its address.
  if (video.slug !== key) {
    throw redirect(videoPath(video.slug, readSeconds(url.searchParams.get(START_PARAMETER) ?? '')), 301);
  }
  return {
    video,
    related,
    ...(await loadMedia(
      call,
      related.map(({ cover }) => cover),
    )),
  };
};

export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);
export const handle: PageHandle = { grayBackground: true, isDialog: true };

export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) => {
  if (!loaderData) return pageHead(matches, {});
  const { slug, title, summary, cover, seconds, updateTime, film, chapters } = loaderData.video;
  const path = videoPath(slug);
  const picture = posterOf(cover);
  return pageHead(matches, {
    title,
    description: summary,
    path,
    data: (absolute) => ({
      '@type': 'VideoObject',
      name: title,
      description: summary || title,
      url: absolute(path),
      contentUrl: absolute(film.url),
      thumbnailUrl: absolute(picture ?? '/static/share/site.png'),
      uploadDate: updateTime,
      duration: duration(seconds),
      inLanguage: 'zh-CN',
      hasPart: chapters.map(({ at, title: name }, no) => ({
        '@type': 'Clip',
        name,
        startOffset: at,
        endOffset: chapters[no + 1]?.at ?? seconds,
        url: absolute(videoPath(slug, at)),
      })),
    }),
  });
};

/** A video: in a dialog over the list that it was chosen from, otherwise as a page. */
export default () => {
  const { video, related } = useLoaderData<typeof loader>();
  const list = useOutletContext<FilmContext | null>();
  const steps = stepsOver(useLocation().state) ?? 0;
  const { uuid, title } = video;
  if (list) {
    return (
      <FilmDialog uuid={uuid} title={title} listUrl={list.listUrl}>
        <FilmView key={uuid} video={video} related={related} over={steps + 1} level={3} />
      </FilmDialog>
    );
  }
  return (
    <div className={`page ${styles.film}`}>
      <nav className={styles.crumbs} aria-label={t('videos.crumbs')}>
        <Link to={VIDEO_CENTER_PATH}>{t('videos.center')}</Link>
        <span aria-current="page">{title}</span>
      </nav>
      <h1>{title}</h1>
      <FilmView key={uuid} video={video} related={related} over={undefined} level={2} />
    </div>
  );
};
