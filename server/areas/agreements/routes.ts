import { getTerms } from '#contract/agreements/calls.ts';
import type { Database } from '../../database/database.ts';
import { fault } from '../../http/call-error.ts';
import type { Calls } from '../../http/calls.ts';
import { renderMarkdown } from './render-markdown.ts';
import { createAgreementStore } from './store.ts';

export const serveAgreements = (calls: Calls, database: Database) => {
  const store = createAgreementStore(database);

  calls.serve(getTerms, async (name) => {
    const agreement = await store.find(name);
    if (!agreement) throw fault('ability', 'notFound');
    const { content, ...rest } = agreement;
    return { ...rest, ...renderMarkdown(content) };
  });
};
