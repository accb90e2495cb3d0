import type { AnswerOf } from '#contract/kit/call.ts';
import { amendmentKinds } from '#contract/enterprise/amendment.ts';
import { enterpriseIndustries, sizeBands, subjectKinds } from '#contract/enterprise/choices.ts';
import { applicationStates } from '#contract/enterprise/states.ts';
import type { Option } from '#contract/catalogue/industries.ts';
import type { exportData } from '#contract/account/own-account-calls.ts';
import { messageKinds, priorities, readStates } from '#contract/messages/kinds.ts';
import { kindNameOf, severities, workOrderKinds } from '#contract/work-orders/kinds.ts';
import { stateNameOf, workOrderStates } from '#contract/work-orders/states.ts';
import { accountRoles, authStatuses, userRoles } from '#contract/kit/roles.ts';
import { accountRoleWord, authStatusWord, userRoleWord } from '#web/kit/shell/account-words.ts';
import { t } from '#web/kit/texts.ts';

type Words = Record<number, string>;

const wordsOf = <Value extends number>(values: readonly Value[], wordOf: (value: Value) => string): Words =>
  Object.fromEntries(values.map((value) => [value, wordOf(value)]));
const optionWords = (options: readonly Option[]): Words =>
  Object.fromEntries(options.map(({ value, label }) => [value, label]));

/** The labels for the fields of an application at `place`. */
const ofApplication = (place: string): Record<string, Words> => ({
  [`${place}.subjectKind`]: optionWords(subjectKinds),
  [`${place}.sizeBand`]: optionWords(sizeBands),
  [`${place}.industry`]: optionWords(enterpriseIndustries),
});

/** Returns the meaning of the file's numbers, by their path in the file. */
const legend = (): Record<string, Words> => {
  const status = wordsOf(Object.values(authStatuses), (value) => t(authStatusWord(value)));
  const role = wordsOf(Object.values(accountRoles).flat(), (value) => t(accountRoleWord(value)));
  return {
    'account.userRoles': wordsOf(Object.values(userRoles), (value) => t(userRoleWord(value))),
    'account.accountRole': role,
    'account.authStatus': status,
    'subAccounts.accountRole': role,
    'certification.status': status,
    'certification.applications.state': wordsOf(Object.values(applicationStates), (value) =>
      t(`enterprise.review.state.${value}`),
    ),
    'certification.applications.amendments.kind': wordsOf(Object.values(amendmentKinds), (value) =>
      t(value === amendmentKinds.corrected ? 'enterprise.amend.correct' : 'enterprise.amend.revoke'),
    ),
    ...ofApplication('certification.draft'),
    ...ofApplication('certification.applications.fields'),
    'messages.kind': wordsOf(Object.values(messageKinds), (value) => t(`messageCenter.kind.${value}`)),
    'messages.read': wordsOf(Object.values(readStates), (value) =>
      t(value === readStates.read ? 'messages.state.read' : 'messages.state.unread'),
    ),
    'messages.priority': wordsOf(Object.values(priorities), (value) => t(`sendings.priority.${value}`)),
    'workOrders.kind': wordsOf(Object.values(workOrderKinds), (value) => t(`workOrders.kind.${kindNameOf(value)}`)),
    'workOrders.state': wordsOf(Object.values(workOrderStates), (value) => t(`workOrders.state.${stateNameOf(value)}`)),
    'workOrders.severity': wordsOf(severities, (value) => t(`workOrders.severity.${value}`)),
  };
};

const SHANGHAI_MS = 8 * 3600 * 1000;
/** Formats a time as ISO 8601 with Shanghai's offset, which has not changed since 1991. */
const inShanghai = (time: string) =>
  new Date(Date.parse(time) + SHANGHAI_MS).toISOString().replace(/(?:\.000)?Z$/, '+08:00');

const isTime = (name: string) => /^at$|(?:At|Time|Until)$/.test(name);
const utc = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

/** Formats a user's data as a readable file: with times in Shanghai and a legend of its numbers. */
export const exportFileOf = ({ exportedAt, parts }: AnswerOf<typeof exportData>): { name: string; text: string } => ({
  name: `account-data-${inShanghai(exportedAt).slice(0, 10)}.json`,
  text: JSON.stringify(
    { exportedAt, legend: legend(), parts },
    (name, value: unknown) =>
      typeof value === 'string' && isTime(name) && utc.test(value) ? inShanghai(value) : value,
    2,
  ),
});
