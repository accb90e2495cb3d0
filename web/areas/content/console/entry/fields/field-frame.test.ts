import { parseHTML } from 'linkedom';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import type { ValidationError } from '#contract/kit/content/validation-errors.ts';
import { provideAllTexts } from '#web/kit/texts-testing.ts';
import { type Fielding, FieldingContext } from './field-context.ts';
import { FieldFrame } from './field-frame.tsx';

beforeAll(provideAllTexts);

const fielding = (error?: ValidationError): Fielding => ({
  kind: 'document',
  title: '标题',
  problems: new Map(error ? [['name', error]] : []),
  change: () => {},
  disabled: false,
  opened: new Map(),
  open: () => {},
  FieldView: () => null,
});

const shown = (hint?: string, error?: ValidationError) => {
  const field = {
    label: '名称',
    path: ['name'],
    ...(hint !== undefined && { hint }),
    children: (aria: object) => createElement('input', aria),
  };
  const frame = createElement(FieldFrame, field);
  const { document } = parseHTML(
    renderToStaticMarkup(createElement(FieldingContext.Provider, { value: fielding(error) }, frame)),
  );
  const input = document.querySelector('input');
  const described = input?.getAttribute('aria-describedby');
  return {
    named: document.querySelector('label')?.getAttribute('for') === input?.getAttribute('id'),
    description: described ? document.querySelector(`[id="${described}"]`)?.textContent : undefined,
    isInvalid: input?.getAttribute('aria-invalid') === 'true',
    lines: document.querySelectorAll('p').length,
  };
};

test('the control of a field is described by its hint, or by its error in place of it', () => {
  expect(shown()).toEqual({ named: true, description: undefined, isInvalid: false, lines: 0 });
  expect(shown('用于列表')).toEqual({ named: true, description: '用于列表', isInvalid: false, lines: 1 });
  const { description, ...rest } = shown('用于列表', { path: 'name', problem: 'long', limit: 30 });
  expect(rest).toEqual({ named: true, isInvalid: true, lines: 1 });
  expect(description).toContain('30');
});
