import { expect, test } from 'vitest';
import { emptyDraft, readDraft, withKind } from './order-draft.ts';

const templates = (kind: string) => `${kind}：\n原因：`;

test('[ACC-12] a draft comes back as it was kept', () => {
  const draft = {
    ...emptyDraft,
    kind: 'fault',
    title: '标题',
    severity: 1,
    ability: { abilityNo: 3, abilityName: '反光衣识别' },
    fileIds: ['a'.repeat(22)],
  } as const;
  expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
});

test('what is wrong within a draft is left out', () => {
  expect(readDraft({ kind: 'constructor', title: 5, severity: 9, ability: { abilityNo: '1' }, fileIds: [1] })).toEqual(
    emptyDraft,
  );
  expect(readDraft([])).toEqual(emptyDraft);
});

test('[ACC-12] a template takes the place of nothing, or of another template, and never of what was typed', () => {
  const first = withKind(emptyDraft, 'fault', templates);
  expect(first).toMatchObject({ kind: 'fault', description: 'fault：\n原因：' });
  const second = withKind(first, 'quota', templates);
  expect(second.description).toBe('quota：\n原因：');
  const typed = { ...second, description: `${second.description}次数不够` };
  expect(withKind(typed, 'fault', templates)).toMatchObject({
    kind: 'fault',
    description: 'quota：\n原因：次数不够',
  });
  expect(withKind({ ...typed, description: ' \n' }, 'fault', templates).description).toBe('fault：\n原因：');
});
