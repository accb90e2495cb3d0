import { Link } from 'react-router';
import type { VideoDetail } from '#contract/videos/calls.ts';
import { videoPath } from '#contract/videos/video-path.ts';
import { t } from '#web/kit/texts.ts';
import { clock } from '../clock.ts';
import { isPlainClick } from '../plain-click.ts';
import styles from './chapters.module.css';

interface ChaptersProps {
  video: VideoDetail;
  /** The number of the chapter that plays, from 0. */
  current: number;
  seek: (at: number) => void;
}

/** The chapters: marks as long as they take, and links to where they begin. */
export const Chapters = ({ video: { slug, chapters, seconds }, current, seek }: ChaptersProps) => {
  if (chapters.length === 0) return null;
  const lengthOf = (no: number) => Math.max(0, (chapters[no + 1]?.at ?? seconds) - (chapters[no]?.at ?? 0));
  const gap = seconds / 300;
  return (
    <nav className={styles.chapters} aria-label={t('videos.chapters')}>
      <svg className={styles.marks} viewBox={`0 0 ${seconds} 1`} preserveAspectRatio="none" aria-hidden="true">
        {chapters.map(({ at }, no) => (
          <rect
            key={at}
            x={at}
            width={Math.max(0, lengthOf(no) - gap)}
            height={1}
            data-begun={no <= current ? '' : undefined}
          />
        ))}
      </svg>
      <ol>
        {chapters.map(({ at, title }, no) => (
          <li key={at}>
            <Link
              to={videoPath(slug, at)}
              aria-current={no === current ? 'true' : undefined}
              onClick={(event) => {
                if (!isPlainClick(event)) return;
                event.preventDefault();
                seek(at);
              }}
            >
              <span>{clock(at)}</span>
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
};
