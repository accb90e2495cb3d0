import { useState } from 'react';
import type { ContentKind } from '#contract/kit/content/define-content.ts';
import type { Payload } from '#contract/kit/content/validation-errors.ts';
import { branchHash } from '#web/kit/start-up/preview.ts';
import { touchedLine } from '../touched-line.ts';

const itemsOf = (payload: Payload, name: string) =>
  (Array.isArray(payload[name]) ? payload[name] : []) as readonly Readonly<Record<string, unknown>>[];

/** Returns the hash that makes the preview open the branch of a tree, such as the menu, that was changed last. */
export const useTouchedHash = ({ fields }: ContentKind, payload: Payload): string => {
  const [touched, setTouched] = useState({ payload, hash: '' });
  if (touched.payload === payload) return touched.hash;
  const lines = Object.entries(fields).map(([name, field]) =>
    field.type === 'list' && field.tree
      ? touchedLine(itemsOf(touched.payload, name), itemsOf(payload, name), field.tree)
      : [],
  );
  const line = lines.find((one) => one.length > 0);
  const next = { payload, hash: line ? branchHash(line) : touched.hash };
  setTouched(next);
  return next.hash;
};
