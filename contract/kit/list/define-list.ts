import type { PageParameter, Parameter, ParameterKind } from './parameters.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- parameters of different values are in one object
type AnyParameter = Parameter<any, ParameterKind, any>;
export type Parameters = Readonly<Record<string, AnyParameter>>;

/** The values of a list's parameters, as its page and its address have them. */
export type ValuesOf<P extends Parameters> = {
  [Name in keyof P]: P[Name] extends Parameter<infer Value, ParameterKind, infer _Field> ? Value : never;
};

/** What the request of the list's call may carry. */
export type AskedOf<P extends Parameters> = {
  [Name in keyof P as P[Name]['kind'] extends 'opened' | 'view' ? never : Name]?: P[Name] extends Parameter<
    infer _Value,
    ParameterKind,
    infer Asked
  >
    ? Asked
    : never;
} & { pageSize?: number };

export type FilterKind = 'text' | 'choice' | 'choices' | 'flag' | 'day';

export interface List<P extends Parameters = Parameters> {
  /** The path of the page. */
  path: string;
  parameters: P;
  /** Whether a parameter narrows the list. */
  isFilter(name: string): boolean;
  /** The values of an address without a query. */
  empty: ValuesOf<P>;
  /** Reads the query of an address. Every address is readable; invalid values are left out. */
  read(search: URLSearchParams): ValuesOf<P>;
  /**
   * Returns the query in its one spelling, without the question mark, in the order of the parameters. A list with
   * `choices` leaves commas as they are, so that its addresses stay readable.
   */
  write(values: ValuesOf<P>): string;
  urlOf(values: ValuesOf<P>): string;
  /** Returns the request for a page of the list. */
  requestOf(values: ValuesOf<P>): AskedOf<P>;
  /** Whether a filter differs from its default. */
  isNarrowed(values: ValuesOf<P>): boolean;
  /** The values without filters; order and page remain. */
  cleared(values: ValuesOf<P>): ValuesOf<P>;
}

const filterKinds: ReadonlySet<ParameterKind> = new Set<FilterKind>(['text', 'choice', 'choices', 'flag', 'day']);

interface Definition<P extends Parameters> {
  path: string;
  parameters: P;
  /** Whether blanks around a value make it invalid. Otherwise they are ignored. */
  exact?: boolean;
}

/**
 * Defines a list once. From the definition come the request schema (`request-fields.ts`), the address of the page, the
 * filter bar (`web/kit/list/list-page.tsx`) and the conditions of the statement (`server/kit/database/list-query.ts`).
 */
export const defineList = <P extends Parameters>({ path, parameters, exact }: Definition<P>): List<P> => {
  const entries = Object.entries(parameters);
  const page = parameters.pageNo?.kind === 'page' ? (parameters.pageNo as PageParameter) : undefined;
  const isFilter = (name: string) => filterKinds.has(parameters[name]?.kind as ParameterKind);
  const valuesFrom = (valueOf: (parameter: AnyParameter, property: string) => unknown) =>
    Object.fromEntries(entries.map(([property, parameter]) => [property, valueOf(parameter, property)])) as ValuesOf<P>;

  const spelled = (values: ValuesOf<P>, [property, parameter]: (typeof entries)[number]): string | undefined => {
    const value = values[property];
    // An empty choice of several values is another array each time.
    return value === parameter.empty ? undefined : parameter.write(value) || undefined;
  };

  const write = (values: ValuesOf<P>): string => {
    const search = new URLSearchParams();
    for (const entry of entries) {
      const [property, parameter] = entry;
      const written = parameter.always ? parameter.write(values[property]) : spelled(values, entry);
      if (written !== undefined) search.set(parameter.name ?? property, written);
    }
    const written = search.toString();
    return entries.some(([, { kind }]) => kind === 'choices') ? written.replace(/%2C/g, ',') : written;
  };

  return {
    path,
    parameters,
    isFilter,
    empty: valuesFrom(({ empty }) => empty),
    read: (search) =>
      valuesFrom(({ name, readAll, read, empty }, property) => {
        const texts = search.getAll(name ?? property);
        if (readAll) return readAll(texts);
        const [written] = texts;
        return (written === undefined ? undefined : read(exact ? written : written.trim())) ?? empty;
      }),
    write,
    urlOf: (values) => {
      const search = write(values);
      return search === '' ? path : `${path}?${search}`;
    },
    requestOf: (values) => {
      const asked = entries.flatMap(([property, parameter]) => {
        const value = parameter.asked(values[property]);
        return value === undefined ? [] : [[property, value]];
      });
      return { ...Object.fromEntries(asked), ...(page && { pageSize: page.size }) } as AskedOf<P>;
    },
    isNarrowed: (values) => entries.some((entry) => isFilter(entry[0]) && spelled(values, entry) !== undefined),
    cleared: (values) =>
      valuesFrom((parameter, property) =>
        isFilter(property) || parameter.kind === 'page' ? parameter.empty : values[property],
      ),
  };
};

// oxlint-disable-next-line typescript/no-explicit-any -- a list of any parameters
export type AnyList = List<any>;
export type QueryOf<L extends AnyList> = L extends List<infer P> ? ValuesOf<P> : never;
