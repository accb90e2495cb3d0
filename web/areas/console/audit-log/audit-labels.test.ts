import { expect, test } from 'vitest';
import { auditActions } from '#contract/console/audit-actions.ts';
import { provideAllTexts } from '#web/kit/texts-testing.ts';
import { actionLabel, factsOf, kindWord } from './audit-labels.ts';

provideAllTexts();

test('[OPS-02] has a name for every action, and for the kind of its object', () => {
  expect(auditActions.length).toBeGreaterThan(30);
  const isNamed = (label: string) => /^[\u4e00-\u9fff]/.test(label);
  expect(auditActions.filter((act) => !isNamed(actionLabel(act)))).toEqual([]);
  expect(auditActions.filter((act) => !isNamed(kindWord(act.split('.')[0] as string)))).toEqual([]);
});

test('an action or a kind of another release keeps its recorded name', () => {
  expect(actionLabel('account.teleport')).toBe('account.teleport');
  expect(kindWord('constructor')).toBe('constructor');
});

test('what was done to content is told in words', () => {
  const told = (detail: Record<string, string>) =>
    factsOf({ objectKind: 'content', detail }).map(({ word, value }) => `${word}：${value}`);
  expect(told({ kind: 'document', no: '6', planned: 'true' })).toEqual(['内容类型：文档', '版本：6', '按计划执行：是']);
  expect(told({ kind: 'constructor', at: '2026-03-04T05:06:07Z', answer: 'taken' })).toEqual([
    '内容类型：constructor',
    '计划时间：2026-03-04 13:06',
    '答复：已取用新的默认内容',
  ]);
});
