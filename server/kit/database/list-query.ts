import type { AnyCall, CheckedRequestOf } from '#contract/kit/call.ts';
import type { AnyList, FilterKind, List } from '#contract/kit/list/define-list.ts';
import { every, type Part } from './query.ts';

type ParametersOf<L extends AnyList> = L extends List<infer P> ? P : never;
type FilterOf<L extends AnyList> = {
  [Name in keyof ParametersOf<L>]: ParametersOf<L>[Name]['kind'] extends FilterKind ? Name : never;
}[keyof ParametersOf<L>];

/**
 * The condition of each filter of a list; undefined if a value means no condition. `context` is what a condition needs
 * to know in addition, such as the caller.
 */
export type Conditions<L extends AnyList, Request, Context = void> = {
  [Name in FilterOf<L>]: (
    value: Name extends keyof Request ? Exclude<Request[Name], undefined | null> : never,
    context: Context,
  ) => Part | undefined;
};

/** A text without words, no values, an unset flag and null are no condition. */
const isSet = (kind: string, value: unknown): boolean => {
  if (value === undefined || value === null) return false;
  if (kind === 'flag') return value === true;
  if (kind === 'choices') return (value as unknown[]).length > 0;
  return kind !== 'text' || (value as string).trim() !== '';
};

/**
 * Returns the function that composes the condition of a call's request from the list's definition. A filter without a
 * condition is a type error. Texts come without the blanks around them.
 */
export const conditionsOf = <L extends AnyList, C extends AnyCall, Context = void>(
  list: L,
  _call: C,
  conditions: Conditions<L, CheckedRequestOf<C>, Context>,
) => {
  type Requested = { [Name in keyof CheckedRequestOf<C>]?: CheckedRequestOf<C>[Name] | undefined };
  const all = Object.entries(conditions) as [string, (value: unknown, context: Context) => Part | undefined][];
  return (request: Requested, context: Context): Part =>
    every(
      all.map(([name, condition]) => {
        const kind: string = list.parameters[name].kind;
        const value = (request as Record<string, unknown>)[name];
        if (!isSet(kind, value)) return undefined;
        return condition(kind === 'text' ? (value as string).trim() : value, context);
      }),
    );
};
