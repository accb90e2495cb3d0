import { useSyncExternalStore } from 'react';
import { COMPARED_MOST } from '#contract/catalogue/comparison.ts';
import { t } from '#web/kit/texts.ts';
import { showNotice } from '#web/kit/ui/notice.tsx';

export interface Chosen {
  abilityNo: number;
  abilityName: string;
}

const STORAGE_KEY = 'compared';
const none: readonly Chosen[] = [];

let choice: readonly Chosen[] | undefined;
const listeners = new Set<() => void>();

const remembered = (): readonly Chosen[] => {
  try {
    const list = JSON.parse(sessionStorage.getItem(STORAGE_KEY) as string) as Chosen[];
    return list.filter(({ abilityNo, abilityName }) => abilityNo > 0 && typeof abilityName === 'string');
  } catch {
    // Nothing is chosen yet, or storage is closed to the page.
    return none;
  }
};

const current = (): readonly Chosen[] => (choice ??= remembered());

/** Sets what is chosen for the next comparison; it lasts as long as the tab. */
export const choose = (next: readonly Chosen[]) => {
  choice = next.map(({ abilityNo, abilityName }) => ({ abilityNo, abilityName }));
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(choice));
  } catch {
    // The choice then holds until the page is loaded again.
  }
  for (const listener of listeners) listener();
};

/** Takes the ability into the choice, or out of it. */
export const toggleChosen = (ability: Chosen) => {
  const others = current().filter(({ abilityNo }) => abilityNo !== ability.abilityNo);
  if (others.length < current().length) choose(others);
  else if (others.length < COMPARED_MOST) choose([...others, ability]);
  else showNotice(t('catalogue.comparison.full', { most: COMPARED_MOST }), 'danger');
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** What is chosen for the next comparison. The server knows of no choice. */
export const useChoice = () => useSyncExternalStore(subscribe, current, () => none);
