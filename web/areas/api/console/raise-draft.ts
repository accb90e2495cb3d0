import type { AccountQuotas } from '#contract/rights/console-calls.ts';
import {
  limitsOfAbilities,
  RAISED_MAXIMUM,
  type RaisedLimit,
  type RaisedLimits,
  raisedLimits,
} from '#contract/rights/raised-limits.ts';
import { t } from '#web/kit/texts.ts';
import { figures } from './raise-words.ts';

/** Means all abilities. */
export const ALL = 0;

/** The raise that an operator types. */
export interface RaiseDraft {
  ability: number;
  /** As typed, by limit. */
  typed: Readonly<Partial<Record<RaisedLimit, string>>>;
  /** The last day; null: without an end. */
  untilOn: string | null;
}

/** The limits that can be raised for all abilities, or for one. */
export const limitsFor = (ability: number): readonly RaisedLimit[] =>
  ability === ALL ? raisedLimits : limitsOfAbilities;

const textOf = ({ typed }: RaiseDraft, limit: RaisedLimit) => typed[limit]?.trim() ?? '';

/** Returns what is wrong with the typed figures, by limit. */
export const figureErrors = (draft: RaiseDraft, tier: AccountQuotas['tier']): Partial<Record<RaisedLimit, string>> => {
  const errors: Partial<Record<RaisedLimit, string>> = {};
  for (const limit of limitsFor(draft.ability)) {
    const text = textOf(draft, limit);
    const ofTier = tier[limit];
    if (text === '' || ofTier === null) continue;
    const maximum = RAISED_MAXIMUM[limit];
    if (!/^-?\d+$/.test(text)) errors[limit] = t('apiConsole.raise.whole');
    else if (Number(text) <= ofTier) errors[limit] = t('apiConsole.raise.least', { tier: figures.format(ofTier) });
    else if (Number(text) > maximum) errors[limit] = t('apiConsole.raise.most', { maximum: figures.format(maximum) });
  }
  return errors;
};

/** The figures of the request; the draft has no errors. */
export const figuresOf = (draft: RaiseDraft): RaisedLimits => {
  const open = limitsFor(draft.ability);
  const figureOf = (limit: RaisedLimit) => {
    const text = open.includes(limit) ? textOf(draft, limit) : '';
    return text === '' ? null : Number(text);
  };
  return Object.fromEntries(raisedLimits.map((limit) => [limit, figureOf(limit)])) as RaisedLimits;
};

/** Returns the limit that holds now, with all that is raised already. */
const limitNow = ({ limits, raises }: AccountQuotas, ability: number, limit: RaisedLimit): number =>
  Math.max(
    limits[limit] ?? 0,
    ...raises.filter(({ abilityNo }) => abilityNo === ability).map((raise) => raise[limit] ?? 0),
  );

/** Says what the raise changes, and until when; undefined for a draft without figures. The draft has no errors. */
export const changesInWords = (draft: RaiseDraft, quotas: AccountQuotas): string | undefined => {
  const given = figuresOf(draft);
  const changes = raisedLimits.flatMap((limit) => {
    const to = given[limit];
    if (to === null) return [];
    const from = limitNow(quotas, draft.ability, limit);
    const name = t(`rights.limit.${limit}`);
    return to > from
      ? [t('apiConsole.raise.change', { limit: name, from: figures.format(from), to: figures.format(to) })]
      : [t('apiConsole.raise.unchanged', { limit: name, now: figures.format(from) })];
  });
  if (changes.length === 0) return undefined;
  const until =
    draft.untilOn === null ? t('apiConsole.quotas.endless') : t('apiConsole.raise.until', { day: draft.untilOn });
  return t('apiConsole.raise.changes', { changes: [...changes, until].join('；') });
};
