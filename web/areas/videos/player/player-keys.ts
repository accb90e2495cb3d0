/** The action of a key. `seconds` is relative to the current place, `share` is a share of the length. */
export type KeyAct =
  | { name: 'play' | 'captions' | 'full' | 'mute' | 'help' }
  | { name: 'skip'; seconds: number }
  | { name: 'volume'; change: number }
  | { name: 'tenth'; share: number }
  | { name: 'speed'; step: 1 | -1 };

interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

const ACTIONS: Readonly<Record<string, KeyAct>> = {
  ' ': { name: 'play' },
  k: { name: 'play' },
  ArrowLeft: { name: 'skip', seconds: -5 },
  ArrowRight: { name: 'skip', seconds: 5 },
  j: { name: 'skip', seconds: -10 },
  l: { name: 'skip', seconds: 10 },
  ArrowUp: { name: 'volume', change: 0.1 },
  ArrowDown: { name: 'volume', change: -0.1 },
  c: { name: 'captions' },
  f: { name: 'full' },
  m: { name: 'mute' },
  '<': { name: 'speed', step: -1 },
  '>': { name: 'speed', step: 1 },
  '?': { name: 'help' },
};

/** Returns what a key does; undefined for keys of the browser and of the page. */
export const actOfKey = ({ key, ctrlKey, metaKey, altKey }: Pressed): KeyAct | undefined => {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (/^\d$/.test(key)) return { name: 'tenth', share: Number(key) / 10 };
  const known = key.length === 1 ? key.toLowerCase() : key;
  return Object.prototype.hasOwnProperty.call(ACTIONS, known) ? ACTIONS[known] : undefined;
};

const TYPED = 'input, textarea, select, [contenteditable]';
const PRESSED = 'button, summary';

interface Focused {
  target: Element | null;
  player: Element | null;
  /** Whether keys of a single character work outside of the player: who speaks to the browser may switch them off. */
  hasLetters: boolean;
}

/**
 * Returns whether the element with the focus leaves a key to the player: a text field needs all keys, the space presses
 * a button, and elsewhere the keys for the volume scroll.
 */
export const isForPlayer = ({ target, player, hasLetters }: Focused, act: KeyAct, key: string): boolean => {
  const isInside = target !== null && player !== null && player.contains(target);
  if (target?.matches(TYPED)) return false;
  if (key === ' ') return !target?.matches(PRESSED);
  if (key.length === 1) return hasLetters || isInside;
  return act.name !== 'volume' || target === null || isInside;
};

export const RATES = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;
export type Rate = (typeof RATES)[number];

/** Returns the next speed in a direction, or the same at the end. */
export const nextRate = (rate: number, step: 1 | -1): Rate => {
  const at = RATES.findIndex((one) => one >= rate);
  const next = Math.min(RATES.length - 1, Math.max(0, (at < 0 ? RATES.length - 1 : at) + step));
  return RATES[next] as Rate;
};
