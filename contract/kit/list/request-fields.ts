import * as z from 'zod/mini';
import { day } from '../day.ts';
import { KEYWORD_MAXIMUM, PAGE_NO_MAXIMUM } from '../limits.ts';
import { pageSize } from '../paging.ts';
import { text } from '../text.ts';
import type { FilterKind, List, Parameters } from './define-list.ts';
import type { PageParameter, Parameter } from './parameters.ts';
import { someOf } from './some-of.ts';

type Schema = z.ZodMiniType;
type Integer = z.ZodMiniNumber<number>;
type Choice = string | number;

/** The schema of a parameter's field, if the call does not give another one. */
type FieldOf<P> =
  P extends Parameter<infer _Text, 'text', string>
    ? z.ZodMiniOptional<ReturnType<typeof text>>
    : P extends Parameter<infer _Choice, 'choice', infer Asked extends Choice>
      ? z.ZodMiniOptional<z.ZodMiniLiteral<Asked>>
      : P extends Parameter<infer _Choices, 'choices', number[]>
        ? z.ZodMiniOptional<ReturnType<typeof someOf>>
        : P extends Parameter<infer _Flag, 'flag', boolean>
          ? z.ZodMiniOptional<z.ZodMiniBoolean>
          : P extends Parameter<infer _Day, 'day', string>
            ? z.ZodMiniOptional<typeof day>
            : P extends Parameter<infer _Order, 'order', infer Order extends Choice>
              ? z.ZodMiniDefault<z.ZodMiniLiteral<Order>>
              : P extends PageParameter
                ? z.ZodMiniDefault<Integer>
                : never;

/** Schemas that replace those of some parameters. */
type Own<P extends Parameters> = { [Name in keyof P | 'pageSize']?: Schema };

type Fields<P extends Parameters, O extends Own<P>> = {
  [Name in keyof P as P[Name]['kind'] extends 'opened' | 'view' ? never : Name]: O[Name] extends Schema
    ? O[Name]
    : FieldOf<P[Name]>;
};
type Filters<P extends Parameters> = {
  [Name in keyof P as P[Name]['kind'] extends FilterKind ? Name : never]: P[Name];
};

const fieldOf = (parameter: Parameters[string]): Schema | undefined => {
  switch (parameter.kind) {
    case 'text':
      return z.optional(text(parameter.maximum ?? KEYWORD_MAXIMUM));
    case 'choice':
      // A text that matches a pattern has no values.
      return z.optional(parameter.values ? z.literal(parameter.values as Choice[]) : text(KEYWORD_MAXIMUM));
    case 'choices':
      return z.optional(someOf(parameter.values as readonly number[]));
    case 'flag':
      return z.optional(z.boolean());
    case 'day':
      return z.optional(day);
    case 'order':
      return z._default(z.literal(parameter.values as Choice[]), parameter.empty as never);
    case 'page':
      return z._default(pageNoUpTo(parameter.maximum ?? PAGE_NO_MAXIMUM), 1);
    default:
      return undefined;
  }
};

const pageNoUpTo = (maximum: number): Integer => z.int().check(z.gte(1), z.lte(maximum));

const fieldsOf = (parameters: [string, Parameters[string]][], own: Record<string, Schema | undefined>) =>
  Object.fromEntries(
    parameters.flatMap(([name, parameter]) => {
      const field = own[name] ?? fieldOf(parameter);
      return field ? [[name, field]] : [];
    }),
  );

/**
 * Returns the fields of the request for a filtered list, all of them optional. `own` replaces the schemas that the
 * parameters imply, for requests whose values differ from those of the address.
 */
export const filterFields = <P extends Parameters, const O extends Own<P> = Record<never, never>>(
  { parameters, isFilter }: List<P>,
  own: O = {} as O,
) =>
  fieldsOf(
    Object.entries(parameters).filter(([name]) => isFilter(name)),
    own,
  ) as Fields<Filters<P>, O & Own<Filters<P>>>;

/**
 * Returns the fields of the request for a page of a list: those of the filters, the order, `pageNo` and `pageSize`.
 * Without page number and size the request gets the first page of the list's size.
 */
export const requestFields = <
  P extends Parameters & { pageNo: PageParameter },
  const O extends Own<P> = Record<never, never>,
>(
  { parameters }: List<P>,
  own: O = {} as O,
) =>
  ({
    ...fieldsOf(Object.entries(parameters), own),
    pageSize: own.pageSize ?? z._default(pageSize, parameters.pageNo.size),
  }) as unknown as Fields<P, O> & {
    pageSize: O['pageSize'] extends Schema ? O['pageSize'] : z.ZodMiniDefault<Integer>;
  };
