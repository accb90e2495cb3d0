import { Captions, CaptionsOff, Download, Keyboard, PictureInPicture2, Share2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { VideoDetail } from '#contract/videos/calls.ts';
import { videoPath } from '#contract/videos/video-path.ts';
import { t } from '#web/kit/texts.ts';
import { copyText } from '#web/kit/ui/copy/copy-text.ts';
import { showNotice } from '#web/kit/ui/notice.tsx';
import { clock } from '../clock.ts';
import { posterOf } from '../film-picture.ts';
import { RATES } from './player-keys.ts';
import { KeysHelp } from './player-keys-help.tsx';
import type { Player } from './use-player.ts';
import { usePlayerKeys } from './use-player-keys.ts';
import styles from './player-view.module.css';

const ICON_PX = 18;

interface PlayerViewProps {
  video: VideoDetail;
  player: Player;
}

/** Copies the address that begins where the film is now. */
const shareAt = async ({ slug }: VideoDetail, seconds: number) => {
  // Not before a sentence that begins within this second.
  const at = Math.ceil(seconds * 10) / 10;
  const isCopied = await copyText(window.location.origin + videoPath(slug, at));
  if (isCopied) showNotice(t('videos.share.done', { time: clock(at) }), 'success');
  else showNotice(t('videos.share.failed'), 'danger');
};

const Tool = ({ label, onClick, isOn, children }: ToolProps) => (
  <button type="button" className={styles.tool} title={label} aria-pressed={isOn} onClick={onClick}>
    {children}
    <span>{label}</span>
  </button>
);
interface ToolProps {
  label: string;
  onClick: () => void;
  isOn?: boolean;
  children: ReactNode;
}

/** Controls that the browser's own player lacks, or hides in a menu. */
const Tools = ({ video, player, onHelp }: PlayerViewProps & { onHelp: () => void }) => {
  const { actions, captions, rate, film } = player;
  const [hasPip, setHasPip] = useState(false);
  useEffect(() => setHasPip(document.pictureInPictureEnabled === true), []);
  const rates = RATES.some((one) => one === rate) ? RATES : [...RATES, rate].sort((one, other) => one - other);
  return (
    <div className={styles.tools}>
      <label className={styles.speed}>
        <span>{t('videos.speed')}</span>
        <select value={rate} onChange={({ target }) => actions.setRate(Number(target.value))}>
          {rates.map((one) => (
            <option key={one} value={one}>
              {t('videos.speed.value', { rate: one })}
            </option>
          ))}
        </select>
      </label>
      {video.captionsUrl !== '' && (
        <Tool label={t('videos.captions')} isOn={captions} onClick={() => actions.setCaptions(!captions)}>
          {captions ? (
            <Captions size={ICON_PX} aria-hidden="true" />
          ) : (
            <CaptionsOff size={ICON_PX} aria-hidden="true" />
          )}
        </Tool>
      )}
      {hasPip && (
        <Tool label={t('videos.pip')} onClick={actions.togglePip}>
          <PictureInPicture2 size={ICON_PX} aria-hidden="true" />
        </Tool>
      )}
      <Tool label={t('videos.share')} onClick={() => void shareAt(video, film?.currentTime ?? 0)}>
        <Share2 size={ICON_PX} aria-hidden="true" />
      </Tool>
      <a className={styles.tool} href={video.film.url} download={`${video.title}.mp4`} title={t('videos.file')}>
        <Download size={ICON_PX} aria-hidden="true" />
        <span>{t('videos.file')}</span>
      </a>
      <Tool label={t('videos.keys')} onClick={onHelp}>
        <Keyboard size={ICON_PX} aria-hidden="true" />
      </Tool>
    </div>
  );
};

/** The film with the browser's own controls, and further ones below it. */
export const PlayerView = ({ video, player }: PlayerViewProps) => {
  const box = useRef<HTMLDivElement>(null);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const { setFilm, resumedAt, restart, playerError, retry } = player;
  const { title, cover, film, captionsUrl, seconds } = video;
  usePlayerKeys(player, { box, seconds, help: () => setHelpOpen(true) });
  return (
    <div ref={box} className={styles.player}>
      <div className={styles.screen}>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- A film without captions has no track. */}
        <video
          ref={setFilm}
          className={styles.film}
          controls
          preload="metadata"
          playsInline
          src={film.url}
          poster={posterOf(cover)}
          width={film.width}
          height={film.height}
          aria-label={t('videos.screen', { title })}
        >
          {captionsUrl !== '' && (
            <track default kind="captions" srcLang="zh-CN" label={t('videos.captions.track')} src={captionsUrl} />
          )}
        </video>
        {resumedAt !== undefined && playerError === undefined && (
          <p className={styles.resumed} role="status">
            {t('videos.resumed', { time: clock(resumedAt) })}
            <button type="button" onClick={restart}>
              {t('videos.restart')}
            </button>
          </p>
        )}
        {playerError !== undefined && (
          <div className={styles.fault} role="alert">
            <p>{t(playerError === 'decode' ? 'videos.fault.decode' : 'videos.fault')}</p>
            <button type="button" className="button button-plain" onClick={retry}>
              {t('videos.fault.retry')}
            </button>
            <a className="button button-plain" href={film.url} download={`${title}.mp4`}>
              {t('videos.file')}
            </a>
          </div>
        )}
      </div>
      <Tools video={video} player={player} onHelp={() => setHelpOpen(true)} />
      {isHelpOpen && (
        <KeysHelp letters={player.letters} onLetters={player.changeLetters} onClose={() => setHelpOpen(false)} />
      )}
    </div>
  );
};
