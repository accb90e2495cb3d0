import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { abilityPath } from '#contract/catalogue/ability-path.ts';
import type { VideoDetail, VideoSummary } from '#contract/videos/calls.ts';
import { videoList } from '#contract/videos/video-list.ts';
import { readSeconds, START_PARAMETER } from '#contract/videos/video-path.ts';
import { isPreview } from '#web/kit/start-up/preview.ts';
import { t } from '#web/kit/texts.ts';
import { formatDay } from '#web/kit/ui/dates.ts';
import { SiteLink } from '#web/kit/ui/site-link.tsx';
import { useCountedView } from '#web/kit/views/use-counted-view.ts';
import { VideoCard, VideoCards } from '../card/video-card.tsx';
import { Heading } from '../heading.tsx';
import { PlayerView } from '../player/player-view.tsx';
import { usePlayer } from '../player/use-player.ts';
import { Transcript } from '../transcript/transcript.tsx';
import { Chapters } from './chapters.tsx';
import styles from './film-view.module.css';

/** One row of cards. */
const RELATED_SHOWN = 4;

const loadCounter = () => import('./count-view.ts');

const sendPlay = (uuid: string) => {
  if (isPreview) return;
  loadCounter().then(
    ({ countPlay }) => countPlay(uuid),
    // As for a view, a script that fails to load loses no more than a failed call.
    () => {},
  );
};

interface FilmViewProps {
  video: VideoDetail;
  related: readonly VideoSummary[];
  /** The state of links to further videos in the same dialog; undefined on a page. */
  over: number | undefined;
  /** The level of the headings. */
  level: 2 | 3;
}

const Links = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <dt>{title}</dt>
    <dd>
      <ul>{children}</ul>
    </dd>
  </div>
);

const Facts = ({ video }: { video: VideoDetail }) => {
  const { summary, labels, abilities, documents, playCount, viewCount, updateTime } = video;
  return (
    <div className={styles.facts}>
      {summary !== '' && <p className={styles.summary}>{summary}</p>}
      <p className={styles.counts}>
        <span>{t('videos.plays', { count: playCount })}</span>
        <span>{t('videos.views', { count: viewCount })}</span>
        <time dateTime={updateTime}>{t('videos.updated', { day: formatDay(updateTime) })}</time>
      </p>
      <ul className={styles.labels}>
        {labels.map((label) => (
          <li key={label}>
            <Link to={videoList.urlOf({ ...videoList.empty, label })}>{label}</Link>
          </li>
        ))}
      </ul>
      {abilities.length + documents.length > 0 && (
        <dl className={styles.links}>
          {abilities.length > 0 && (
            <Links title={t('videos.abilities')}>
              {abilities.map(({ abilityNo, abilityName }) => (
                <li key={abilityNo}>
                  <Link to={abilityPath(abilityNo)}>{abilityName}</Link>
                </li>
              ))}
            </Links>
          )}
          {documents.length > 0 && (
            <Links title={t('videos.documents')}>
              {documents.map(({ uuid, title, url }) => (
                <li key={uuid}>
                  <SiteLink href={url}>{title}</SiteLink>
                </li>
              ))}
            </Links>
          )}
        </dl>
      )}
    </div>
  );
};

/** A video with its player, its chapters, its transcript, and what belongs to it. */
export const FilmView = ({ video, related, over, level }: FilmViewProps) => {
  const start = readSeconds(new URLSearchParams(useLocation().search).get(START_PARAMETER) ?? '');
  const { uuid } = video;
  useCountedView(loadCounter, uuid);
  const player = usePlayer({ video, start, onFirstPlay: () => sendPlay(uuid) });
  const { now, actions } = player;
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.main}>
          <PlayerView video={video} player={player} />
          <Chapters video={video} current={now.chapter} seek={actions.seek} />
        </div>
        <div className={styles.side}>
          <Transcript video={video} current={now.cue} seek={actions.seek} level={level} />
        </div>
      </div>
      <Facts video={video} />
      {related.length > 0 && (
        <section className={styles.related} aria-labelledby="related">
          <Heading level={level} id="related">
            {t('videos.related')}
          </Heading>
          <VideoCards>
            {related.slice(0, RELATED_SHOWN).map((one) => (
              <VideoCard key={one.uuid} video={one} over={over} level={level === 2 ? 3 : 4} />
            ))}
          </VideoCards>
        </section>
      )}
    </>
  );
};
