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
    // Nothing is chosen yet, or storage is blocked.
    return none;
  }
};

const current = (): readonly Chosen[] => (choice ??= remembered());

/** Sets the abilities for the next comparison. They are stored as long as the tab is open. */
export const choose = (next: readonly Chosen[]) => {
  choice = next.map(({ abilityNo, abilityName }) => ({ abilityNo, abilityName }));
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(choice));
  } catch {
    // The choice then lasts until the page is reloaded.
  }
  for (const listener of listeners) listener();
};

/** Adds the ability to the choice, or removes it. */
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

/** Returns the abilities chosen for the next comparison; none on the server. */
export const useChoice = () => useSyncExternalStore(subscribe, current, () => none);
