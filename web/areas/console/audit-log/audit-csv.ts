import { csvText } from '#contract/kit/csv-text.ts';
import type { AuditEntry } from '#contract/console/calls.ts';
import { t } from '#web/kit/texts.ts';
import { formatTime } from '#web/kit/ui/dates.ts';
import { actionLabel, factsOf, kindWord } from './audit-labels.ts';

const heads = [
  'console.auditLog.at',
  'console.auditLog.actor',
  'console.auditLog.actorId',
  'console.auditLog.act',
  'console.auditLog.kind',
  'console.auditLog.objectId',
  'console.auditLog.objectName',
  'console.auditLog.accountId',
  'console.auditLog.facts',
  'console.auditLog.address',
] as const;

/** Formats entries of the audit log as a CSV file. */
export const auditCsv = (list: readonly AuditEntry[]): string =>
  csvText([
    heads.map((head) => t(head)),
    ...list.map((entry) => [
      formatTime(entry.at),
      entry.actorName,
      entry.actorId,
      actionLabel(entry.act),
      kindWord(entry.objectKind),
      entry.objectId,
      entry.objectName,
      entry.accountId ?? '',
      factsOf(entry)
        .map(({ word, value }) => `${word}：${value}`)
        .join('；'),
      entry.address,
    ]),
  ]);
