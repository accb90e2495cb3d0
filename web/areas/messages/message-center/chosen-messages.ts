import { useState } from 'react';

const none: ReadonlySet<string> = new Set();

/** Holds which messages of a page are chosen. Another page, identified by `pageKey`, begins with none. */
export const useChosenMessages = (pageKey: string, messagePushIds: readonly string[]) => {
  const [choice, setChoice] = useState({ pageKey, ids: none });
  if (choice.pageKey !== pageKey) setChoice({ pageKey, ids: none });
  // A message that is no longer listed is no longer chosen.
  const chosen = choice.pageKey === pageKey ? messagePushIds.filter((id) => choice.ids.has(id)) : [];
  const choose = (ids: readonly string[]) => setChoice({ pageKey, ids: new Set(ids) });
  return {
    chosen,
    toggle: (id: string) => choose(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]),
    /** Chooses all messages of the page, or none if all are chosen. */
    toggleAll: () => choose(chosen.length === messagePushIds.length ? [] : messagePushIds),
  };
};
export type ChosenMessages = ReturnType<typeof useChosenMessages>;
