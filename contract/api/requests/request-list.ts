import { defineList, type QueryOf } from '../../kit/list/define-list.ts';
import { recordedCalls } from './call-names.ts';
import { choice, day, matching, page, type Parameter } from '../../kit/list/parameters.ts';

/** An id of a request, an application or a key. */
export const uuidPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
export const codePattern = /^[A-Z0-9_]{1,20}$/;

const ability: Parameter<number | undefined, 'choice', number> = {
  kind: 'choice',
  name: 'ability',
  empty: undefined,
  read: (text) => (/^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined),
  write: String,
  asked: (abilityNo) => abilityNo,
};

/** The requests of the programs of an account. */
export const requestList = defineList({
  path: '/account/requests',
  parameters: {
    state: choice(['ok', 'failed']),
    code: matching(codePattern),
    applicationId: matching(uuidPattern, { name: 'application' }),
    keyId: matching(uuidPattern, { name: 'key' }),
    call: choice(recordedCalls),
    jobId: matching(uuidPattern, { name: 'job' }),
    abilityNo: ability,
    from: day(),
    to: day(),
    pageNo: page({ size: 20, maximum: 500, beyond: 'first' }),
  },
});
export type RequestQuery = QueryOf<typeof requestList>;
