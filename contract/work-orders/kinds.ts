/** Kinds of work orders; their texts are `workOrders.kind.…`, `workOrders.kind.….hint` and `workOrders.template.…`. */
export const workOrderKinds = {
  consultation: 1,
  fault: 2,
  /** Recognition quality of an algorithm; the order has a picture, and names what was recognised: see effect.ts. */
  effect: 3,
  download: 4,
  account: 5,
  quota: 6,
  appeal: 7,
  document: 8,
  goods: 9,
  cooperation: 10,
  complaint: 11,
  other: 12,
} as const;
export type KindName = keyof typeof workOrderKinds;
export type WorkOrderKind = (typeof workOrderKinds)[KindName];

export const kindNames = Object.keys(workOrderKinds) as KindName[];
export const kindNameOf = (kind: WorkOrderKind): KindName => kindNames[kind - 1] as KindName;

/** 1: work has stopped, 4: can wait. The texts are `workOrders.severity.…`. */
export const severities = [1, 2, 3, 4] as const;
export type Severity = (typeof severities)[number];
export const DEFAULT_SEVERITY: Severity = 3;
