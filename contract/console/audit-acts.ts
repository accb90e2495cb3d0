/** Acts of operators, `what.how`, as the audit log names them; a text `console.act.…` says each in Chinese. */
export const auditActs = [
  'agreement.add',
  'agreement.publish',
  'message.send',
  'message.cancel',
  'announcement.create',
  'announcement.edit',
  'announcement.publish',
  'announcement.unpublish',
  'announcement.end',
  'announcement.pin',
  'announcement.unpin',
  'announcement.remove',
] as const;
export type AuditAct = (typeof auditActs)[number];
