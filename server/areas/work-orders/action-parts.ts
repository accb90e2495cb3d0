import { actionParts, type CustomerAction, type OperatorAction } from '#contract/work-orders/actions.ts';
import { protocolError } from '#server/kit/http/call-error.ts';

interface Given {
  act: CustomerAction | OperatorAction;
  text: string;
  fileIds: readonly string[];
}

/** Throws if an action lacks a required part or has one that it never takes. */
export const checkParts = ({ act, text, fileIds }: Given): void => {
  const parts = actionParts[act];
  if ((parts.text === 'needed' && text === '') || (parts.text === 'none' && text !== ''))
    throw protocolError('user', 'invalid', 'text');
  if (!parts.pictures && fileIds.length > 0) throw protocolError('user', 'invalid', 'fileIds');
};
