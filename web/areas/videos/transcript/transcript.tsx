import { ChevronDown, Copy, LocateFixed } from 'lucide-react';
import { type FormEvent, type MouseEvent, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { VideoDetail } from '#contract/videos/calls.ts';
import { videoPath } from '#contract/videos/video-path.ts';
import { t } from '#web/kit/texts.ts';
import { copyText } from '#web/kit/ui/copy/copy-text.ts';
import { showNotice } from '#web/kit/ui/notice.tsx';
import { clock } from '../clock.ts';
import { Heading } from '../heading.tsx';
import { isPlainClick } from '../plain-click.ts';
import { type MarkedPart, markWords, type TranscriptPart, transcriptParts } from './transcript-parts.ts';
import { useFollowing } from './use-following.ts';
import styles from './transcript.module.css';

const ICON_PX = 16;

interface TranscriptProps {
  video: VideoDetail;
  /** The number of the caption that is said now. */
  current: number;
  seek: (at: number) => void;
  level: 2 | 3;
}

const copyTranscript = async (title: string, parts: readonly TranscriptPart[]) => {
  const lines = parts.flatMap((part) => [
    ...(part.title === undefined ? [] : ['', part.title]),
    ...part.lines.map(({ from, text }) => `${clock(from)} ${text}`),
  ]);
  const isCopied = await copyText([title, ...lines].join('\n'));
  showNotice(
    t(isCopied ? 'videos.transcript.copied' : 'videos.transcript.copyFailed'),
    isCopied ? 'success' : 'danger',
  );
};

interface FindProps {
  words: string;
  count: number;
  /** The hit on show, from 1; 0 before the first. */
  no: number;
  onWords: (words: string) => void;
  onNext: () => void;
}

/** The field that finds words in the transcript. The enter key leads to the next hit. */
const Find = ({ words, count, no, onWords, onNext }: FindProps) => {
  const found = no > 0 ? t('videos.transcript.hitOf', { no, count }) : t('videos.transcript.hits', { count });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onNext();
  };
  return (
    <form className={styles.find} role="search" onSubmit={submit}>
      <input
        type="search"
        value={words}
        maxLength={60}
        placeholder={t('videos.transcript.find')}
        aria-label={t('videos.transcript.find')}
        autoComplete="off"
        enterKeyHint="next"
        onChange={({ target }) => onWords(target.value)}
      />
      <span role="status">{words.trim() !== '' && (count > 0 ? found : t('videos.transcript.none'))}</span>
      {count > 0 && (
        <button type="submit" aria-label={t('videos.transcript.next')} title={t('videos.transcript.next')}>
          <ChevronDown size={ICON_PX} aria-hidden="true" />
        </button>
      )}
    </form>
  );
};

/** A line with its hits, of which one may be on show. */
const MarkedLine = ({ parts, shown }: { parts: readonly MarkedPart[]; shown: number | undefined }) =>
  parts.map(({ text, hit }, at) =>
    hit ? (
      <mark key={at} data-shown={at === shown ? '' : undefined}>
        {text}
      </mark>
    ) : (
      text
    ),
  );

/** What is said, by chapter. The current line is marked, and each line leads to where it is said. */
export const Transcript = ({ video, current, seek, level }: TranscriptProps) => {
  const { title, slug, cues } = video;
  const box = useRef<HTMLDivElement>(null);
  const [words, setWords] = useState('');
  const [hitNo, setHitNo] = useState(0);
  const parts = useMemo(() => transcriptParts(video), [video]);
  const { isFollowing, show, follow, free } = useFollowing(box, current);
  const marked = useMemo(() => cues.map(({ text }) => markWords(text, words)), [cues, words]);
  const hits = marked.flatMap((line, no) => line.flatMap(({ hit }, part) => (hit ? [{ no, part }] : [])));
  const onNext = () => {
    if (hits.length === 0) return;
    const next = (hitNo % hits.length) + 1;
    setHitNo(next);
    free();
    show(`[data-line="${hits[next - 1]?.no}"]`);
  };
  const onLine = (event: MouseEvent, at: number) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    seek(at);
    follow();
  };
  const shownHit = hitNo > 0 ? hits[hitNo - 1] : undefined;
  return (
    <section className={styles.transcript} aria-labelledby="transcript">
      <div className={styles.head}>
        <Heading level={level} id="transcript">
          {t('videos.transcript')}
        </Heading>
        {cues.length > 0 && (
          <button type="button" onClick={() => void copyTranscript(title, parts)}>
            <Copy size={ICON_PX} aria-hidden="true" />
            {t('videos.transcript.copy')}
          </button>
        )}
      </div>
      {cues.length === 0 ? (
        <p className={styles.none}>{t('videos.transcript.empty')}</p>
      ) : (
        <Find
          words={words}
          count={hits.length}
          no={Math.min(hitNo, hits.length)}
          onWords={(next) => {
            setWords(next);
            setHitNo(0);
          }}
          onNext={onNext}
        />
      )}
      <div ref={box} className={styles.lines} data-scroller="">
        {parts.map((part) => (
          <section key={part.at} aria-label={part.title}>
            {part.title !== undefined && (
              <Heading level={level === 2 ? 3 : 4} className={styles.chapter}>
                <Link to={videoPath(slug, part.at)} onClick={(event) => onLine(event, part.at)}>
                  {part.title}
                </Link>
              </Heading>
            )}
            <ol>
              {part.lines.map(({ no, from }) => (
                <li key={no} data-line={no}>
                  <Link
                    to={videoPath(slug, from)}
                    aria-current={no === current ? 'true' : undefined}
                    onClick={(event) => onLine(event, from)}
                  >
                    <span className={styles.at}>{clock(from)}</span>
                    <span>
                      <MarkedLine parts={marked[no] ?? []} shown={shownHit?.no === no ? shownHit.part : undefined} />
                    </span>
                  </Link>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
      {!isFollowing && current >= 0 && (
        <button type="button" className={styles.follow} onClick={follow}>
          <LocateFixed size={ICON_PX} aria-hidden="true" />
          {t('videos.transcript.follow')}
        </button>
      )}
    </section>
  );
};
