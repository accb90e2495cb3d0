import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { VideoSummary } from '#contract/videos/calls.ts';
import { videoPath } from '#contract/videos/video-path.ts';
import { t } from '#web/kit/texts.ts';
import { formatDay } from '#web/kit/ui/dates.ts';
import { MarkedText } from '#web/kit/ui/marked-text.tsx';
import { clock } from '../clock.ts';
import { markWords } from '../transcript/transcript-parts.ts';
import { VideoCover } from './video-cover.tsx';
import styles from './video-card.module.css';

interface VideoCardProps {
  video: VideoSummary;
  /** The state of the navigation: how many steps of the history lead back to the list below the dialog. */
  over: number | undefined;
  /** A card of a list below headings of the second or of the third level. */
  level: 3 | 4;
  /** The sentence in which a keyword is said. */
  said?: { at: number; text: string } | null;
  keyword?: string;
}

const Title = ({ level, children }: { level: 3 | 4; children: ReactNode }) =>
  level === 3 ? <h3>{children}</h3> : <h4>{children}</h4>;

/** The moment at which something is said. */
const Said = ({ at, text, keyword }: { at: number; text: string; keyword: string }) => {
  const word = keyword.split(/\s+/).find((one) => one !== '' && text.toLowerCase().includes(one.toLowerCase())) ?? '';
  return (
    <>
      <span className={styles.moment}>{clock(at)}</span> <MarkedText parts={markWords(text, word)} />
    </>
  );
};

/** A video in a list. All of it is the link, but for a moment that is another one. */
export const VideoCard = ({ video, over, level, said, keyword = '' }: VideoCardProps) => {
  const { slug, title, summary, cover, labels, seconds, playCount, updateTime } = video;
  const link = { state: over === undefined ? null : { over }, preventScrollReset: over !== undefined };
  return (
    <li className={styles.card}>
      <VideoCover cover={cover} seconds={seconds} sizes="(min-width: 1280px) 300px, (min-width: 768px) 50vw, 100vw" />
      <div className={styles.words}>
        <Title level={level}>
          <Link className={styles.title} to={videoPath(slug)} {...link}>
            {title}
          </Link>
        </Title>
        {summary !== '' && <p className={styles.summary}>{summary}</p>}
        {said && (
          <Link className={styles.said} to={videoPath(slug, said.at)} {...link}>
            <Said {...said} keyword={keyword} />
          </Link>
        )}
        <p className={styles.labels}>{labels.join(' · ')}</p>
        <p className={styles.facts}>
          <span className="sr-only">{t('videos.seconds', { length: clock(seconds) })}</span>
          <span>{t('videos.plays', { count: playCount })}</span>
          <time dateTime={updateTime}>{formatDay(updateTime)}</time>
        </p>
      </div>
    </li>
  );
};

/** Videos as cards. */
export const VideoCards = ({ children }: { children: ReactNode }) => <ul className={styles.cards}>{children}</ul>;
