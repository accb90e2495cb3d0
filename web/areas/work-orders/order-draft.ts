import { DEFAULT_SEVERITY, type KindName, kindNames, severities, type Severity } from '#contract/work-orders/kinds.ts';
import { eachOrderLine, type OrderLine } from '#contract/work-orders/order-lines.ts';

/** The draft of an order, as typed. */
export interface OrderDraft extends Record<OrderLine, string> {
  kind: KindName | undefined;
  title: string;
  description: string;
  severity: Severity;
  ability: { abilityNo: number; abilityName: string } | undefined;
  requestId: string;
  contactName: string;
  contactPhone: string;
  fileIds: string[];
}

export const emptyDraft: OrderDraft = {
  kind: undefined,
  title: '',
  description: '',
  severity: DEFAULT_SEVERITY,
  ability: undefined,
  requestId: '',
  ...eachOrderLine(() => ''),
  contactName: '',
  contactPhone: '',
  fileIds: [],
};

export const textIn = (value: unknown) => (typeof value === 'string' ? value : '');

export const fileIdsIn = (value: unknown) =>
  Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : [];

const abilityIn = (value: unknown): OrderDraft['ability'] => {
  const { abilityNo, abilityName } = (value ?? {}) as { abilityNo?: unknown; abilityName?: unknown };
  return Number.isInteger(abilityNo) && typeof abilityName === 'string'
    ? { abilityNo: abilityNo as number, abilityName }
    : undefined;
};

/** Reads a stored draft, of this release or another, and ignores invalid values. */
export const readDraft = (kept: object): OrderDraft => {
  const draft: Partial<Record<keyof OrderDraft, unknown>> = kept;
  return {
    kind: kindNames.find((name) => name === draft.kind),
    title: textIn(draft.title),
    description: textIn(draft.description),
    severity: severities.find((severity) => severity === draft.severity) ?? DEFAULT_SEVERITY,
    ability: abilityIn(draft.ability),
    requestId: textIn(draft.requestId),
    ...eachOrderLine((name) => textIn(draft[name])),
    contactName: textIn(draft.contactName),
    contactPhone: textIn(draft.contactPhone),
    fileIds: fileIdsIn(draft.fileIds),
  };
};

/**
 * Returns the draft with another kind. Replaces an unchanged template with that of the new kind, and keeps everything
 * else that was typed. `templates` returns the template of a kind.
 */
export const withKind = (draft: OrderDraft, kind: KindName, templates: (kind: KindName) => string): OrderDraft => {
  const before = draft.kind === undefined ? '' : templates(draft.kind);
  const isUntouched = draft.description.trim() === '' || draft.description === before;
  return { ...draft, kind, description: isUntouched ? templates(kind) : draft.description };
};
