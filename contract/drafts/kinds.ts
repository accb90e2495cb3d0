/** The forms whose drafts are kept. The area of the form comes first. */
export const draftKinds = [
  'workOrders.create',
  'workOrders.reply',
  'workOrders.act',
  'workOrders.deskWords',
  'workOrders.deskNote',
  'workOrders.assign',
  'enterprise.marks',
  'enterprise.correct',
  'enterprise.revoke',
  'messages.compose',
  'agreements.version',
  'site.announcement',
  'documents.feedback',
  'documents.answer',
] as const;
export type DraftKind = (typeof draftKinds)[number];
