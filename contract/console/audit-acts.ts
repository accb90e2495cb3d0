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
  'workOrder.take',
  'workOrder.assign',
  'workOrder.reply',
  'workOrder.askForInformation',
  'workOrder.resolve',
  'workOrder.invalidate',
  'workOrder.note',
] as const;
export type AuditAct = (typeof auditActs)[number];
