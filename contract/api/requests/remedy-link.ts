import { abilityPath } from '../../catalogue/ability-path.ts';
import { addOrderPath } from '../../work-orders/add-path.ts';
import { errorPath, type RemedyAction, remedyOf } from '../remedies.ts';

/** The facts of a request that was answered with an error. */
export interface FailedRequest {
  code: string;
  requestId?: string | undefined;
  abilityNo?: number | null | undefined;
  applicationId?: string | undefined;
}

const APPLICATIONS = '/account/applications';
const LIST_OF_ABILITIES = '/open-ability';

/** The page on which the remedy of an error is done, and what is done there. */
export const remedyLink = ({
  code,
  requestId,
  abilityNo,
  applicationId,
}: FailedRequest): { act: RemedyAction; path: string } => {
  const { act } = remedyOf(code);
  const about = { ...(abilityNo && { abilityNo }), ...(requestId && { requestId }) };
  const paths: Record<RemedyAction, () => string> = {
    key: () => (applicationId ? `${APPLICATIONS}/${applicationId}` : APPLICATIONS),
    applications: () => APPLICATIONS,
    quota: () => addOrderPath({ kind: 'quota', ...about }),
    report: () => addOrderPath({ kind: 'fault', ...about }),
    ability: () => (abilityNo ? abilityPath(abilityNo) : LIST_OF_ABILITIES),
    certify: () => '/account/certification',
    explain: () => errorPath(code),
  };
  return { act, path: paths[act]() };
};
