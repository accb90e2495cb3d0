import { type RefObject, useEffect, useEffectEvent } from 'react';
import { actOfKey, isForPlayer, type KeyAct } from './player-keys.ts';
import type { Player } from './use-player.ts';

/** Whether no dialog is open above the player. */
const isOnTop = (player: Element | null): boolean => {
  const dialogs = document.querySelectorAll('dialog[open]');
  return (dialogs[dialogs.length - 1] ?? null) === (player && player.closest('dialog'));
};

const perform = (
  act: KeyAct,
  { actions, captions }: Player,
  { seconds, help }: { seconds: number; help: () => void },
) => {
  if (act.name === 'play') actions.togglePlay();
  else if (act.name === 'skip') actions.skip(act.seconds);
  else if (act.name === 'volume') actions.changeVolume(act.change);
  else if (act.name === 'mute') actions.toggleMute();
  else if (act.name === 'captions') actions.setCaptions(!captions);
  else if (act.name === 'full') actions.toggleFull();
  else if (act.name === 'tenth') actions.seek(act.share * seconds);
  else if (act.name === 'speed') actions.stepRate(act.step);
  else help();
};

interface PlayerKeysOptions {
  box: RefObject<HTMLElement | null>;
  seconds: number;
  help: () => void;
}

/** The keys of a player, anywhere on its page or in its dialog. */
export const usePlayerKeys = (player: Player, { box, seconds, help }: PlayerKeysOptions) => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const act = actOfKey(event);
    if (!act || event.defaultPrevented || !isOnTop(box.current)) return;
    const target = event.target as Element | null;
    if (!isForPlayer({ target, player: box.current, hasLetters: player.letters }, act, event.key)) return;
    // The browser's own player would do it a second time.
    event.preventDefault();
    const isHeld = event.repeat && act.name !== 'skip' && act.name !== 'volume';
    if (!isHeld) perform(act, player, { seconds, help });
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    // Before the browser's own player, which listens on the film.
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  }, []);
};
