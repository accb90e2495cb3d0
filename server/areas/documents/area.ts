import { defineArea } from '#server/kit/area.ts';
import { documentKinds } from './kinds.ts';
import { serveDocuments } from './routes.ts';

export const documents = defineArea({
  name: 'documents',
  kinds: documentKinds,
  serve: (calls, { database, contentKinds }) => serveDocuments(calls, { database, kinds: contentKinds }),
});
