import { actParts, type CustomerAct, type OperatorAct } from '#contract/work-orders/actions.ts';
import { fault } from '#server/kit/http/call-error.ts';

interface Given {
  act: CustomerAct | OperatorAct;
  text: string;
  fileIds: readonly string[];
}

/** Throws the fault where an act comes without what it needs, or with what it never has. */
export const checkParts = ({ act, text, fileIds }: Given): void => {
  const parts = actParts[act];
  if ((parts.text === 'needed' && text === '') || (parts.text === 'none' && text !== ''))
    throw fault('user', 'invalid', 'text');
  if (!parts.pictures && fileIds.length > 0) throw fault('user', 'invalid', 'fileIds');
};
