export const workOrderStates = {
  waiting: 1,
  inProgress: 2,
  needsInformation: 3,
  waitingForConfirmation: 4,
  done: 5,
  withdrawn: 6,
  closed: 7,
  invalid: 8,
} as const;
export type StateName = keyof typeof workOrderStates;
export type WorkOrderState = (typeof workOrderStates)[StateName];

export const stateNames = Object.keys(workOrderStates) as StateName[];
export const stateNameOf = (state: WorkOrderState): StateName => stateNames[state - 1] as StateName;

/** Those in which something is still to be done. */
export const isOpen = (state: WorkOrderState) => state <= workOrderStates.waitingForConfirmation;
/** Those that close by themselves when the customer says nothing. */
export const waitsForCustomer = (state: WorkOrderState) =>
  state === workOrderStates.needsInformation || state === workOrderStates.waitingForConfirmation;
