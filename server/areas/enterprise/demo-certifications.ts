import type { SampleEnterprise } from './public/sample-enterprises.ts';
import type { Reason, SentFields } from '#contract/enterprise/calls.ts';
import { CERTIFICATION_ATTEMPTS, FREEZE_HOURS } from '#contract/enterprise/limits.ts';
import { applicationStates, type ApplicationState } from '#contract/enterprise/states.ts';
import { type AuthStatus, authStatuses } from '#contract/kit/roles.ts';
import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/pool.ts';

/** The time between an application and its decision. */
const REVIEW_HOURS = 1;
/** The time between two applications of a rejected account. */
const APART_HOURS = 5;
const PASSED_HOURS_AGO = 48;

const addApplication = named(
  'enterprise.addTrialApplication',
  `insert into enterprise_application (account_id, account_name, fields, is_own_phone, state, submitted_at, decided_at,
     decided_by_name, reasons, version)
   values ($1, $2, $3, true, $4::smallint, now() - $5::interval,
     case when $4::smallint <> ${applicationStates.inReview} then now() - $5::interval + interval '${REVIEW_HOURS} hours' end, $6, $7, $8)`,
);
const addCertification = named(
  'enterprise.addTrialCertification',
  `insert into enterprise_certification (account_id, attempts_left, frozen_until, registered_at, draft, draft_version,
     draft_saved_at)
   values ($1, $2, now() + $3::interval, now() - $4::interval, $5, $6::int, case when $6::int > 0 then now() end)`,
);

const REVIEWER = '示例审核员';

const allReasons: readonly Reason[][] = [
  [{ field: 'licenceFileId', reason: '图片不清晰，请上传完整、清晰的证照' }],
  [
    { field: 'legalPerson', reason: '与证照不一致' },
    { field: 'address', reason: '请填写到门牌号' },
  ],
  [{ field: 'foundedOn', reason: '与证照不一致' }],
  [{ field: 'contactPhone', reason: '多次拨打无人接听' }],
  [{ field: 'enterpriseName', reason: '与证照不一致' }],
];

/** Returns how many of a demo account's applications were rejected. */
const rejectionsOf = (status: AuthStatus): number => {
  if (status === authStatuses.frozen) return CERTIFICATION_ATTEMPTS;
  return status === authStatuses.failed ? 2 : 0;
};

export interface DemoHolder {
  accountId: string;
  phone: string;
  authStatus: AuthStatus;
  licenceFileId: string;
}

/** Gives a demo account the applications that lead to its status. */
export const addDemoCertification = async (
  transaction: Database,
  enterprise: SampleEnterprise,
  { accountId, phone, authStatus, licenceFileId }: DemoHolder,
): Promise<void> => {
  const { account, ...said } = enterprise;
  const fields: SentFields = {
    ...said,
    subjectKind: 1,
    licenceFileId,
    asPrinted: false,
    isLongTerm: true,
    termUntil: '',
    website: '',
    contactName: said.legalPerson,
    contactPhone: phone,
    contactEmail: 'contact@example.com',
  };
  const send = (state: ApplicationState, hoursAgo: number, reasons: readonly Reason[] = []) => {
    const isDecided = state !== applicationStates.inReview;
    return transaction.query(addApplication, [
      accountId,
      account,
      JSON.stringify(fields),
      state,
      `${hoursAgo} hours`,
      isDecided ? REVIEWER : null,
      JSON.stringify(reasons),
      isDecided ? 2 : 1,
    ]);
  };
  const rejections = rejectionsOf(authStatus);
  const { regionName: _named, ...form } = fields;
  await transaction.query(addCertification, [
    accountId,
    CERTIFICATION_ATTEMPTS - rejections,
    authStatus === authStatuses.frozen ? `${FREEZE_HOURS - APART_HOURS + REVIEW_HOURS} hours` : null,
    authStatus === authStatuses.authorized ? `${PASSED_HOURS_AGO - REVIEW_HOURS} hours` : null,
    rejections > 0 ? JSON.stringify(form) : null,
    rejections,
  ]);
  if (authStatus === authStatuses.authorized) await send(applicationStates.passed, PASSED_HOURS_AGO);
  if (authStatus === authStatuses.authorizing) await send(applicationStates.inReview, 2);
  for (let left = rejections; left > 0; left -= 1)
    await send(applicationStates.rejected, left * APART_HOURS, allReasons[left - 1]);
};
