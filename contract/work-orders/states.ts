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

/** Returns whether an order in this state still needs work. */
export const isOpen = (state: WorkOrderState) => state <= workOrderStates.waitingForConfirmation;
/** Returns whether an order in this state closes automatically if the customer does not answer. */
export const waitsForCustomer = (state: WorkOrderState) =>
  state === workOrderStates.needsInformation || state === workOrderStates.waitingForConfirmation;
