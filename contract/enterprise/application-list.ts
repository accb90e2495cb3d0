import { defineList, type QueryOf } from '../kit/list/define-list.ts';
import { choice, flag, opened, page, searchText } from '../kit/list/parameters.ts';
import { subjectKinds } from './choices.ts';
import { applicationStates } from './states.ts';

/** The applications for certification that operators review: those that wait, unless the address says otherwise. */
export const applicationList = defineList({
  path: '/console/certifications',
  parameters: {
    state: choice([...Object.values(applicationStates), 'all'], {
      empty: applicationStates.inReview,
      // The call lists all states by default.
      asked: (state) => (state === 'all' ? undefined : state),
    }),
    /** Matches any part of the enterprise name, the credit code or the user name. */
    keyword: searchText(),
    subjectKind: choice(subjectKinds.map(({ value }) => value)),
    onlyAsPrinted: flag({ name: 'asPrinted' }),
    pageNo: page({ size: 20 }),
    id: opened(/^[1-9]\d{0,17}$/),
  },
});
export type ApplicationQuery = QueryOf<typeof applicationList>;
