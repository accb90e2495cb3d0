import { expect, test } from 'vitest';
import { auditActions } from '#contract/console/audit-actions.ts';
import { provideAllTexts } from '#web/kit/texts-testing.ts';
import { actionLabel, kindWord } from './audit-labels.ts';

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
