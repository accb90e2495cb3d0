import { expect, test } from 'vitest';
import { foundKinds } from '#contract/console/found-kinds.ts';
import { foundKindView } from '#web/kit/palette/found-kinds.ts';
import './registered-sources.ts';

test('every kind that operators find has a view, whose list keeps the keyword', () => {
  const lists = foundKinds.map((kind) => foundKindView(kind).listUrl('岚云'));
  const keyword = encodeURIComponent('岚云');
  expect(lists).toEqual([
    `/console/accounts?keyword=${keyword}`,
    `/console/certifications?state=all&keyword=${keyword}`,
    `/console/work-orders?state=all&keyword=${keyword}`,
  ]);
});
