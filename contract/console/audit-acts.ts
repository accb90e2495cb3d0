/** Acts of operators, `what.how`, as the audit log names them; a text `console.act.…` says each in Chinese. */
export const auditActs = ['agreement.add', 'agreement.publish'] as const;
export type AuditAct = (typeof auditActs)[number];
