import { checkTargets } from '#contract/content/calls.ts';
import type { ContentKind } from '#contract/kit/content/define-content.ts';
import type { Payload } from '#contract/kit/content/validation-errors.ts';
import { makeCall } from '#web/kit/call.ts';
import { loadDrawings } from '../fields/pictures/drawings.ts';
import { bannersOf, faintTexts } from '../warnings/contrast/faint-texts.ts';
import { referringValues } from '../warnings/referring-values.ts';
import { targetsOfAll, undrawnOf, warningsOf } from '../warnings/warnings-of.ts';

/** Returns how many things readers will miss. Throws if that cannot be found out. */
export const countFindings = async (kind: ContentKind, payload: Payload): Promise<number> => {
  const values = referringValues(kind.fields, payload);
  const targets = targetsOfAll(values);
  const hasSome = Object.values(targets).some(({ length }) => length > 0);
  const [missing, drawings, faint] = await Promise.all([
    hasSome ? makeCall(checkTargets, targets) : targets,
    loadDrawings(),
    faintTexts(bannersOf(kind.name, payload), new AbortController().signal),
  ]);
  const pictures = [...missing.pictures, ...undrawnOf(values, drawings)];
  return warningsOf(values, { ...missing, pictures }).length + faint.length;
};
