import { useState } from 'react';

const none: ReadonlySet<string> = new Set();

/** Which messages of a page are chosen; another page, named by `pageKey`, begins with none. */
export const useChosenMessages = (pageKey: string, messagePushIds: readonly string[]) => {
  const [choice, setChoice] = useState({ pageKey, ids: none });
  if (choice.pageKey !== pageKey) setChoice({ pageKey, ids: none });
  // What is listed no more is chosen no more.
  const chosen = choice.pageKey === pageKey ? messagePushIds.filter((id) => choice.ids.has(id)) : [];
  const choose = (ids: readonly string[]) => setChoice({ pageKey, ids: new Set(ids) });
  return {
    chosen,
    toggle: (id: string) => choose(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]),
    /** All of the page, or none where all are chosen. */
    toggleAll: () => choose(chosen.length === messagePushIds.length ? [] : messagePushIds),
  };
};
export type ChosenMessages = ReturnType<typeof useChosenMessages>;
