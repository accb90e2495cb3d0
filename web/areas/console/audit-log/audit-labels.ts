import { auditActions } from '#contract/console/audit-actions.ts';
import type { AuditEntry } from '#contract/console/calls.ts';
import { type ReviewedField, reviewedFields } from '#contract/enterprise/application.ts';
import type { AuditAction, AuditKind } from '#contract/kit/area.ts';
import { packageStates } from '#contract/trial/package-states.ts';
import { type StateName, stateNames } from '#contract/work-orders/states.ts';
import { type TextKey, t } from '#web/kit/texts.ts';
import { formatMinute } from '#web/kit/ui/dates.ts';

const isAct = (act: string): act is AuditAction => (auditActions as readonly string[]).includes(act);

/** Returns the label of an action. An unknown action, such as one of an older release, keeps its recorded name. */
export const actionLabel = (act: string): string => (isAct(act) ? t(`audit.act.${act}`) : act);

const auditKinds = new Set(auditActions.map((act) => act.split('.')[0] as AuditKind));
const isKind = (kind: string): kind is AuditKind => (auditKinds as ReadonlySet<string>).has(kind);

/** Returns the label of a kind of object. An unknown one keeps its recorded name. */
export const kindWord = (kind: string): string => (isKind(kind) ? t(`audit.kind.${kind}`) : kind);

const facts: Readonly<Record<string, TextKey>> = {
  reason: 'console.auditLog.fact.reason',
  before: 'console.auditLog.fact.before',
  after: 'console.auditLog.fact.after',
  sessions: 'console.auditLog.fact.sessions',
  rows: 'console.auditLog.fact.rows',
  version: 'console.auditLog.fact.version',
  accounts: 'console.auditLog.fact.accounts',
  subAccount: 'console.auditLog.fact.subAccount',
  assignee: 'console.auditLog.fact.assignee',
  reasons: 'console.auditLog.fact.reasons',
  days: 'console.auditLog.fact.days',
  creditCode: 'console.auditLog.fact.creditCode',
  from: 'console.auditLog.fact.from',
  to: 'console.auditLog.fact.to',
  actorId: 'console.auditLog.fact.actorId',
  accountId: 'console.auditLog.fact.accountId',
  act: 'console.auditLog.fact.act',
  object: 'console.auditLog.fact.object',
  abilityNo: 'console.auditLog.fact.abilityNo',
  modelVersion: 'console.auditLog.fact.modelVersion',
  stateBefore: 'console.auditLog.fact.stateBefore',
  sha256: 'console.auditLog.fact.sha256',
  dropped: 'console.auditLog.fact.dropped',
  kind: 'console.auditLog.fact.kind',
  no: 'console.auditLog.fact.no',
  restored: 'console.auditLog.fact.restored',
  at: 'console.auditLog.fact.at',
  planned: 'console.auditLog.fact.planned',
  position: 'console.auditLog.fact.position',
  answer: 'console.auditLog.fact.answer',
  link: 'console.auditLog.fact.link',
  told: 'console.auditLog.fact.told',
};

const factWord = (name: string): string => {
  const key = Object.prototype.hasOwnProperty.call(facts, name) ? facts[name] : undefined;
  return key === undefined ? name : t(key);
};

const isState = (name: string): name is StateName => (stateNames as readonly string[]).includes(name);

const packageStateWord = (state: string): string => {
  const known = packageStates.find((one) => one === state);
  return known === undefined ? state : t(`models.state.${known}`);
};

const contentWords: Readonly<Record<string, TextKey>> = {
  'planned true': 'console.auditLog.fact.planned.true',
  'answer taken': 'console.auditLog.fact.answer.taken',
  'answer refused': 'console.auditLog.fact.answer.refused',
};

/** Translates a recorded value of an action on content. */
const contentWord = (name: string, value: string): string => {
  if (name === 'at') return formatMinute(value);
  const key = name === 'kind' ? `content.kind.${value}` : contentWords[`${name} ${value}`];
  const word = key === undefined ? value : t(key as TextKey);
  // A kind of another release.
  return word === key ? value : word;
};

/** Translates recorded values that are internal names of an area. */
const valueWord = (kind: string, name: string, value: string): string => {
  if (kind === 'content') return contentWord(name, value);
  if (name === 'act') return actionLabel(value);
  if (kind === 'modelPackage' && name === 'stateBefore') return packageStateWord(value);
  if (kind === 'workOrder' && isState(value)) return t(`workOrders.state.${value}`);
  if (kind !== 'certification' || name !== 'reasons') return value;
  return value.replace(/^(\w+): /gm, (whole, field: string) =>
    (reviewedFields as readonly string[]).includes(field)
      ? `${t(`enterprise.field.${field as ReviewedField}`)}：`
      : whole,
  );
};

const order = Object.keys(facts);
const placeOf = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);

/** Returns the facts of an entry with their labels, the most useful first. Empty facts are left out. */
export const factsOf = ({
  objectKind,
  detail,
}: Pick<AuditEntry, 'objectKind' | 'detail'>): { name: string; word: string; value: string }[] =>
  Object.entries(detail)
    .filter(([, value]) => value !== '')
    .sort(([one], [other]) => placeOf(one) - placeOf(other))
    .map(([name, value]) => ({ name, word: factWord(name), value: valueWord(objectKind, name, value) }));
