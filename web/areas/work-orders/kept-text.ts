import { useEffect, useState } from 'react';

const keyOf = (name: string) => `workOrders.${name}`;

/** Reads what this tab has kept under a name; undefined where it keeps nothing, or may not. */
export const readKept = (name: string): string | undefined => {
  try {
    return sessionStorage.getItem(keyOf(name)) ?? undefined;
  } catch {
    return undefined;
  }
};

/** Keeps a text in this tab; an empty one is forgotten. */
export const keep = (name: string, text: string): void => {
  try {
    if (text === '') sessionStorage.removeItem(keyOf(name));
    else sessionStorage.setItem(keyOf(name), text);
  } catch {
    // Without storage it lasts as long as the page.
  }
};

/** A text that somebody is typing, which a reload or a new login in this tab leaves as it is. */
export const useKeptText = (name: string) => {
  const [text, setText] = useState('');
  // After the first rendering: the server knows nothing of it.
  useEffect(() => setText(readKept(name) ?? ''), [name]);
  const change = (next: string) => {
    setText(next);
    keep(name, next);
  };
  return [text, change] as const;
};
