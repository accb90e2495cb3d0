import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { VideoDetail } from '#contract/videos/calls.ts';
import { isPreview } from '#web/kit/start-up/preview.ts';
import { currentPart } from './current-part.ts';
import { storeChoices, storedChoices, withPlace } from './stored-choices.ts';
import { nextRate } from './player-keys.ts';

/** How often a place is stored while the film plays. */
const STORED_EVERY_SECONDS = 5;
/** The note about the stored place goes away once so much of the film has played. */
const NOTE_SECONDS = 10;

interface PlayerOptions {
  video: Pick<VideoDetail, 'uuid' | 'seconds' | 'cues' | 'chapters'>;
  /** Where the address says to begin. */
  start: number | undefined;
  onFirstPlay: () => void;
}

export type PlayerError = 'load' | 'decode';

const errorOf = ({ error }: HTMLVideoElement): PlayerError | undefined => {
  if (!error) return undefined;
  return error.code === MediaError.MEDIA_ERR_DECODE ? 'decode' : 'load';
};

const clamp = (value: number, most: number) => Math.min(most, Math.max(0, value));

const startsOf = ({ cues, chapters }: PlayerOptions['video']) => ({
  cues: cues.map(({ from }) => from),
  chapters: chapters.map(({ at }) => at),
});

/** The actions of a player on its element. If a browser does not allow one, nothing changes. */
const actionsOn = (video: HTMLVideoElement | null, seconds: number) => ({
  /** Goes to a second, in a film that has not loaded, too. */
  seek(at: number) {
    if (video) video.currentTime = clamp(at, seconds);
  },
  skip(change: number) {
    if (video) video.currentTime = clamp(video.currentTime + change, seconds);
  },
  togglePlay() {
    if (!video) return;
    if (video.paused) video.play().catch(() => {});
    else video.pause();
  },
  changeVolume(change: number) {
    if (!video) return;
    video.muted = false;
    video.volume = clamp(video.volume + change, 1);
  },
  toggleMute() {
    if (video) video.muted = !video.muted;
  },
  toggleFull() {
    const ofApple = video as (HTMLVideoElement & { webkitEnterFullscreen?: () => void }) | null;
    if (!video) return;
    if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
    // On iPhones only a video can be in full screen.
    else if (!video.requestFullscreen) ofApple?.webkitEnterFullscreen?.();
    else video.requestFullscreen().catch(() => {});
  },
  togglePip() {
    if (document.pictureInPictureElement) document.exitPictureInPicture().catch(() => {});
    else if (video) video.requestPictureInPicture().catch(() => {});
  },
  setRate(rate: number) {
    // Another source begins with the default.
    if (video) video.defaultPlaybackRate = video.playbackRate = rate;
  },
  stepRate(step: 1 | -1) {
    if (video) video.defaultPlaybackRate = video.playbackRate = nextRate(video.playbackRate, step);
  },
  /** Shows the captions or hides them; the browser's own menu does the same. */
  setCaptions(isShown: boolean) {
    const track = video?.textTracks[0];
    if (track) track.mode = isShown ? 'showing' : 'hidden';
  },
});

/** Only previews have it, so no other page loads it. */
const loadDraftCaptions = () => import('./draft-captions.ts');

/**
 * Plays a film: where it is in captions and chapters, speed, captions and place as they were the last time, and what went
 * wrong.
 */
export const usePlayer = ({ video, start, onFirstPlay }: PlayerOptions) => {
  const { uuid, seconds } = video;
  const [film, setFilm] = useState<HTMLVideoElement | null>(null);
  const starts = useMemo(() => startsOf(video), [video]);
  const actions = useMemo(() => actionsOn(film, seconds), [film, seconds]);
  const [now, setNow] = useState({ cue: -1, chapter: -1 });
  const [rate, setRate] = useState(1);
  const [captions, setCaptions] = useState(true);
  const [letters, setLetters] = useState(true);
  const [resumedAt, setResumedAt] = useState<number>();
  const [playerError, setPlayerError] = useState<PlayerError>();
  const played = useRef({ isBegun: false, storedAt: 0, at: 0 });

  const keepPlace = (at: number) => {
    if (isPreview || !played.current.isBegun) return;
    played.current.storedAt = at;
    storeChoices(({ places }) => ({ places: withPlace(places, uuid, { at, seconds }) }));
  };
  const onTime = useEffectEvent(({ currentTime }: HTMLVideoElement) => {
    played.current.at = currentTime;
    const cue = currentPart(starts.cues, currentTime);
    const chapter = currentPart(starts.chapters, currentTime);
    setNow((before) => (before.cue === cue && before.chapter === chapter ? before : { cue, chapter }));
    if (resumedAt !== undefined && Math.abs(currentTime - resumedAt) > NOTE_SECONDS) setResumedAt(undefined);
    if (Math.abs(currentTime - played.current.storedAt) >= STORED_EVERY_SECONDS) keepPlace(currentTime);
  });
  const onPause = useEffectEvent(({ currentTime }: HTMLVideoElement) => keepPlace(currentTime));
  const onPlay = useEffectEvent(() => {
    if (played.current.isBegun) return;
    played.current.isBegun = true;
    onFirstPlay();
  });
  const onRate = useEffectEvent(({ playbackRate }: HTMLVideoElement) => {
    setRate(playbackRate);
    if (playbackRate !== storedChoices().rate) storeChoices(() => ({ rate: playbackRate }));
  });
  const onTracks = useEffectEvent(({ textTracks }: HTMLVideoElement) => {
    const isShown = textTracks[0]?.mode === 'showing';
    setCaptions(isShown);
    if (isShown !== storedChoices().captions) storeChoices(() => ({ captions: isShown }));
  });
  const begin = useEffectEvent((loaded: HTMLVideoElement) => {
    const choices = storedChoices();
    actions.setRate(choices.rate);
    actions.setCaptions(choices.captions);
    if (isPreview) {
      loadDraftCaptions().then(
        ({ showDraftCaptions }) => {
          showDraftCaptions(loaded, video.cues);
          actions.setCaptions(storedChoices().captions);
        },
        // The page says that a script did not come.
        () => {},
      );
    }
    setRate(choices.rate);
    setCaptions(choices.captions);
    setLetters(choices.letters);
    const place = choices.places.find(([one]) => one === uuid)?.[1];
    if (start !== undefined) actions.seek(start);
    else if (place !== undefined && place < seconds) {
      actions.seek(place);
      setResumedAt(place);
    }
    // The film may have failed before the page was alive.
    setPlayerError(errorOf(loaded));
  });

  useEffect(() => {
    if (!film) return;
    const listeners: readonly [EventTarget, string, () => void][] = [
      [film, 'timeupdate', () => onTime(film)],
      [film, 'seeking', () => onTime(film)],
      // A film that cannot be decoded never gets so far.
      [film, 'playing', () => onPlay()],
      [film, 'pause', () => onPause(film)],
      [window, 'pagehide', () => onPause(film)],
      [film, 'ratechange', () => onRate(film)],
      [film, 'loadedmetadata', () => setPlayerError(undefined)],
      [film, 'error', () => setPlayerError(errorOf(film))],
      [film.textTracks, 'change', () => onTracks(film)],
    ];
    begin(film);
    for (const [target, name, listen] of listeners) target.addEventListener(name, listen);
    return () => {
      onPause(film);
      for (const [target, name, listen] of listeners) target.removeEventListener(name, listen);
    };
  }, [film]);

  // Another link to the same film, such as one of the search.
  const shownStart = useRef(start);
  useEffect(() => {
    if (shownStart.current === start) return;
    shownStart.current = start;
    if (start !== undefined) actions.seek(start);
  }, [actions, start]);

  const retry = () => {
    const { at } = played.current;
    setPlayerError(undefined);
    film?.load();
    actions.seek(at);
  };
  const changeLetters = (areOn: boolean) => {
    setLetters(areOn);
    storeChoices(() => ({ letters: areOn }));
  };
  const restart = () => {
    setResumedAt(undefined);
    actions.seek(0);
  };
  return {
    film,
    setFilm,
    actions,
    now,
    rate,
    captions,
    letters,
    changeLetters,
    resumedAt,
    playerError,
    retry,
    restart,
  };
};

export type Player = ReturnType<typeof usePlayer>;
