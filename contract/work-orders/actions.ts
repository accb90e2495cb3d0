import { type WorkOrderState, workOrderStates } from './states.ts';

const { waiting, inProgress, needsInformation, waitingForConfirmation, done, withdrawn, closed, invalid } =
  workOrderStates;

/** Maps each state that allows an action to the state that follows. */
type Ways = Readonly<Partial<Record<WorkOrderState, WorkOrderState>>>;

const staying = (...states: WorkOrderState[]): Ways => Object.fromEntries(states.map((state) => [state, state]));
const open = [waiting, inProgress, needsInformation, waitingForConfirmation] as const;
const all = [...open, done, withdrawn, closed, invalid] as const;
const allTo = (states: readonly WorkOrderState[], next: WorkOrderState): Ways =>
  Object.fromEntries(states.map((state) => [state, next]));

const customer = {
  reply: { ...staying(...open), [needsInformation]: inProgress },
  urge: staying(waiting, inProgress),
  withdraw: allTo([waiting, inProgress, needsInformation], withdrawn),
  confirm: allTo([waitingForConfirmation], done),
  reopen: allTo([waitingForConfirmation, done, closed], inProgress),
  rate: staying(done, closed),
} as const satisfies Record<string, Ways>;

const operator = {
  take: { ...staying(...open), [waiting]: inProgress },
  assign: { ...staying(...open), [waiting]: inProgress },
  reply: { ...staying(...open), [waiting]: inProgress },
  askForInformation: allTo([waiting, inProgress, waitingForConfirmation], needsInformation),
  resolve: allTo(open, waitingForConfirmation),
  invalidate: allTo(open, invalid),
  note: staying(...all),
} as const satisfies Record<string, Ways>;

const system = {
  close: allTo([needsInformation, waitingForConfirmation], closed),
} as const satisfies Record<string, Ways>;

/** Who acts: the author of the order or their main account, an operator, or a timer. */
export type Party = 'customer' | 'operator' | 'system';
export type CustomerAction = keyof typeof customer;
export type OperatorAction = keyof typeof operator;
export type Action = CustomerAction | OperatorAction | keyof typeof system | 'create';

export const customerActions = Object.keys(customer) as CustomerAction[];
export const operatorActions = Object.keys(operator) as OperatorAction[];

const ways: Record<Party, Readonly<Record<string, Ways>>> = { customer, operator, system };

/** Returns the state after an action of a party, or undefined if the state does not allow it. */
export const nextState = (party: Party, act: string, state: WorkOrderState): WorkOrderState | undefined =>
  ways[party][act]?.[state];

/** Whether an action requires, allows or has no text, and whether it may have pictures. */
interface Parts {
  text: 'needed' | 'optional' | 'none';
  pictures: boolean;
}
const said: Parts = { text: 'needed', pictures: true };
const silent: Parts = { text: 'none', pictures: false };

export const actionParts: Readonly<Record<CustomerAction | OperatorAction, Parts>> = {
  reply: said,
  urge: silent,
  withdraw: { text: 'optional', pictures: false },
  confirm: silent,
  reopen: said,
  rate: { text: 'optional', pictures: false },
  take: silent,
  assign: { text: 'optional', pictures: false },
  askForInformation: said,
  resolve: said,
  invalidate: { text: 'needed', pictures: false },
  // No pictures: everyone who may read the order may see all of its pictures.
  note: { text: 'needed', pictures: false },
};
