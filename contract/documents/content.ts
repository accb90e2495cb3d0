import { defineContent } from '../kit/content/define-content.ts';
import { choice, link, list, long, markdown, number, type PayloadOf, text } from '../kit/content/fields.ts';
import { documentPath } from './document-path.ts';
import { creationTypes, nodeTypes } from './node-types.ts';

/** Whether readers of a place in the tree expect a text there. */
const hasText = ({ nodeType, creationType }: Readonly<Record<string, unknown>>) =>
  nodeType === nodeTypes.file && (creationType === creationTypes.written || creationType === creationTypes.imported);

/** Documents: a tree of catalogues and files. */
export const document = defineContent({
  name: 'document',
  area: 'documents',
  shape: 'tree',
  schemaNo: 1,
  fields: {
    title: text(60),
    nodeType: choice([nodeTypes.file, nodeTypes.catalogue]),
    /** The content of a place in the tree. */
    creationType: choice(Object.values(creationTypes)),
    summary: long(200, { minimum: 0 }),
    content: markdown(200_000, { minimum: 0, isMissed: hasText }),
    /** The target of a place without a text. */
    url: link({
      optional: true,
      shownFor: { field: 'creationType', values: [creationTypes.download, creationTypes.video, creationTypes.page] },
    }),
    /** The abilities that a document belongs to. */
    abilityNos: list(number(1, 9999, { of: 'ability' }), 62),
    /**
     * Questions of readers that the document answers, in the readers' words. The search uses them; no page shows them.
     */
    asked: list(text(60), 20, { optional: true }),
  },
  title: 'title',
  path: documentPath,
  maximumBytes: 700_000,
  permissions: { edit: 'consoleContent', publish: 'consoleContentPublish' },
});
export type DocumentContent = PayloadOf<typeof document.fields>;
