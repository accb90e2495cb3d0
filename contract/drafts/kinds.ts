/** The forms whose drafts are kept. The area of the form comes first. */
export const draftKinds = [
  'workOrders.create',
  'workOrders.reply',
  'workOrders.deskWords',
  'workOrders.deskNote',
  'enterprise.marks',
  'messages.compose',
  'agreements.version',
  'site.announcement',
] as const;
export type DraftKind = (typeof draftKinds)[number];
