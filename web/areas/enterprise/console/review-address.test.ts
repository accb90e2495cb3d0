import { expect, test } from 'vitest';
import { emptyReviewQuery, isNarrowed, readReviewQuery, reviewUrl, writeReviewQuery } from './review-address.ts';

test('[OPS-02] what the room is filtered by, and which application is open, stands in the address', () => {
  for (const state of [2, 'all'] as const) {
    const query = { state, keyword: '示例 企业', subjectKind: 2, onlyAsPrinted: true, pageNo: 3, id: '1005' };
    expect(readReviewQuery(new URLSearchParams(writeReviewQuery(query)))).toEqual(query);
    expect(isNarrowed(query)).toBe(true);
  }
  expect(reviewUrl(emptyReviewQuery)).toBe('/console/certifications');
  expect(isNarrowed({ ...emptyReviewQuery, id: '1005', pageNo: 2 })).toBe(false);
});

test.each(['state=0', 'state=5', 'subjectKind=9', 'asPrinted=true', 'pageNo=0', 'pageNo=x', 'id=a', 'id=0'])(
  'what it cannot use is left out: %s',
  (search) => {
    expect(readReviewQuery(new URLSearchParams(search))).toEqual(emptyReviewQuery);
  },
);
