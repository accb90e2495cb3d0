import { useEffect, useEffectEvent } from 'react';
import { KEYWORD_MAXIMUM } from '#contract/kit/limits.ts';
import { takeEarlyKeys } from './early-keys.ts';

/** What was done by keys before the palette was there. */
export interface EarlyInput {
  text: string;
  isEntered: boolean;
  isClosed: boolean;
}

const textAfter = (text: string, key: string) => {
  if (key === 'Backspace') return text.slice(0, -1);
  return key.length === 1 ? text + key : text;
};

/** Calls back once, with what was done by keys while the palette was loading. */
export const useEarlyKeys = (take: (input: EarlyInput) => void): void => {
  const taken = useEffectEvent(take);
  useEffect(() => {
    const keys = takeEarlyKeys();
    taken({
      text: keys.reduce(textAfter, '').slice(0, KEYWORD_MAXIMUM),
      isEntered: keys.includes('Enter'),
      isClosed: keys.includes('Escape'),
    });
  }, []);
};
