import { getManagedAgreement, listManagedAgreements, previewAgreement } from '#contract/agreements/managing-calls.ts';
import type { Database } from '#server/kit/database/database.ts';
import { protocolError } from '#server/kit/http/call-error.ts';
import type { Calls } from '#server/kit/http/calls.ts';
import { markdownError, renderMarkdown } from '#server/kit/markdown/render-markdown.ts';
import { changesBetween } from './changes.ts';
import { createManagingStore } from './managing-store.ts';
import { createAgreementStore } from './store.ts';

interface Managing {
  /** Counts all main accounts. */
  countAccounts: () => Promise<number>;
}

/** Serves the console page of agreements. */
export const serveManagedAgreements = (calls: Calls, database: Database, { countAccounts }: Managing) => {
  const agreements = createAgreementStore(database);
  const managing = createManagingStore(database);

  calls.serve(listManagedAgreements, async () => {
    const [list, accounts] = await Promise.all([managing.list(), countAccounts()]);
    return list.map((agreement) => ({ ...agreement, asked: agreement.useRequired ? accounts : 0 }));
  });

  calls.serve(getManagedAgreement, async ({ key }) => {
    const [[current], versions, accounts] = await Promise.all([
      agreements.listCurrent(key),
      managing.history(key),
      countAccounts(),
    ]);
    if (!current) throw protocolError('ability', 'notFound', 'key');
    const confirmed = versions.find(({ version }) => version === current.version)?.confirmed ?? 0;
    return { ...current, asked: current.useRequired ? accounts : 0, confirmed, versions };
  });

  calls.serve(previewAgreement, async ({ key, content }) => {
    const [current] = await agreements.listCurrent(key);
    if (!current) throw protocolError('ability', 'notFound', 'key');
    return {
      ...renderMarkdown(content),
      problem: markdownError(content) ?? null,
      changes: changesBetween(current.content, content) ?? null,
    };
  });
};
