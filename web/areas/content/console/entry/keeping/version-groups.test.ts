import { expect, test } from 'vitest';
import type { VersionHead } from '#contract/content/calls.ts';
import { groupsOf } from './version-groups.ts';

const head = (no: number, reason: VersionHead['reason'], author: string) => ({ no, reason, author }) as VersionHead;
const shape = (versions: VersionHead[], kept: number[] = []) =>
  groupsOf(versions, kept).map(({ head: first, folded }) => [first.no, folded.map(({ no }) => no)]);

test('automatic drafts of one author in a row are folded below the newest', () => {
  const versions = [
    head(7, 'auto', '王'),
    head(6, 'auto', '王'),
    head(5, 'auto', '李'),
    head(4, 'draft', '李'),
    head(3, 'auto', '李'),
    head(2, 'auto', '李'),
    head(1, 'default', '李'),
  ];
  expect(shape(versions)).toEqual([
    [7, [6]],
    [5, []],
    [4, []],
    [3, [2]],
    [1, []],
  ]);
  expect(shape(versions, [2])).toEqual([
    [7, [6]],
    [5, []],
    [4, []],
    [3, []],
    [2, []],
    [1, []],
  ]);
});
