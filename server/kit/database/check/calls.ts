import { importOf, type Node, type Source, type Sources, walk } from './sources.ts';

/** Lines of a file that create statements. */
export interface Place {
  path: string;
  from: number;
  to: number;
}

/** Where the statement of a call comes from: SQL text in the call, places that create it, or a composer at run time. */
export type Origin = { text: string } | { places: Place[] } | 'composed';

/** A call that runs a statement. */
export interface QueryCall {
  source: Source;
  place: Place;
  /** Where a generic function runs the statement, if the call is one of such a function. */
  through?: Place;
  origin: Origin;
  /** Undefined if the call names no row type. */
  row: Node | undefined;
  /** TypeScript infers the row type from the function that receives the result. */
  isInferred: boolean;
  /** The values that the call passes; undefined if the source does not show how many. */
  values: readonly Node[] | undefined;
}

const isFunction = ({ type }: Node) => /Function(?:Expression|Declaration)$/.test(type);

/** Returns a parameter or a declared name without its default value. */
const targetOf = (pattern: Node): Node => (pattern.type === 'AssignmentPattern' ? pattern['left'] : pattern);

interface Binding {
  /** The value of a constant, or the iterable of a loop. */
  value?: Node;
  declarator?: Node;
  /** The function that has this parameter, and the index of the parameter. */
  parameter?: { of: Node; at: number };
  isLocal: boolean;
}

const declarationsIn = (statements: Node[]): Node[] =>
  statements
    .map((statement) => (statement.type === 'ExportNamedDeclaration' ? statement['declaration'] : statement))
    .filter((statement) => statement?.type === 'VariableDeclaration')
    .flatMap((statement) => statement['declarations'] as Node[]);

/** Returns what a name refers to at a node, in the same file. */
const bindingOf = (name: string, node: Node): Binding | undefined => {
  for (let scope = node.parent; scope; scope = scope.parent) {
    if (isFunction(scope)) {
      const at = (scope['params'] as Node[]).findIndex((parameter) => targetOf(parameter)['name'] === name);
      if (at >= 0) return { parameter: { of: scope, at }, isLocal: true };
    }
    if (scope.type === 'ForOfStatement' && scope['left'].declarations?.[0].id.name === name)
      return { value: scope['right'], isLocal: true };
    if (scope.type === 'BlockStatement' || scope.type === 'Program') {
      const declarator = declarationsIn(scope['body']).find(({ id }) => id.name === name);
      if (declarator?.['init'])
        return { value: declarator['init'], declarator, isLocal: scope.type === 'BlockStatement' };
    }
  }
  return undefined;
};

/** Returns the name under which a function is called in its file. */
const nameOfFunction = (fn: Node): string | undefined => {
  if (fn.type === 'FunctionDeclaration') return fn['id']?.name;
  const { parent } = fn;
  return parent?.type === 'VariableDeclarator' ? parent['id'].name : undefined;
};

const callsOf = (source: Source, name: string): Node[] => {
  const found: Node[] = [];
  walk(source.program, (node) => {
    if (node.type === 'CallExpression' && node['callee'].type === 'Identifier' && node['callee'].name === name)
      found.push(node);
  });
  return found;
};

const placeOf = (source: Source, { start, end }: Node): Place => ({
  path: source.path,
  from: source.lineAt(start),
  to: source.lineAt(end),
});

const withoutCast = (node: Node): Node =>
  /^(?:TS(?:As|Satisfies|NonNull)Expression|ParenthesizedExpression)$/.test(node.type)
    ? withoutCast(node['expression'])
    : node;

/** Returns the value of a constant of the same file if it is a literal. */
const literalOf = (node: Node): string | undefined => {
  const value = node.type === 'Identifier' ? bindingOf(node['name'], node)?.value : node;
  return value?.type === 'Literal' ? String(value['value']) : undefined;
};

const together = (origins: Origin[]): Origin => {
  const places = origins.flatMap((origin) => (typeof origin === 'object' && 'places' in origin ? origin.places : []));
  return places.length > 0 && origins.every((origin) => typeof origin === 'object' && 'places' in origin)
    ? { places }
    : 'composed';
};

const originOf = (sources: Sources, source: Source, expression: Node): Origin => {
  const node = withoutCast(expression);
  if (node.type === 'Literal') return { text: node['value'] };
  if (node.type === 'TemplateLiteral') {
    const parts = (node['expressions'] as Node[]).map(literalOf);
    if (parts.includes(undefined)) return 'composed';
    const quasis = (node['quasis'] as Node[]).map((quasi) => quasi['value'].cooked as string);
    return { text: quasis.map((quasi, at) => quasi + (parts[at] ?? '')).join('') };
  }
  if (node.type === 'ConditionalExpression')
    return together([originOf(sources, source, node['consequent']), originOf(sources, source, node['alternate'])]);
  if (node.type === 'MemberExpression') return originOf(sources, source, node['object']);
  if (node.type !== 'Identifier') return 'composed';

  const name = node['name'] as string;
  const binding = bindingOf(name, node);
  if (binding?.parameter) {
    const { of, at } = binding.parameter;
    const called = nameOfFunction(of);
    const given = called === undefined ? [] : callsOf(source, called).flatMap((call) => call['arguments'][at] ?? []);
    // Other files pass in these statements, so a function of this file creates them.
    if (given.length === 0)
      return {
        places: source.declarations
          .filter(({ type }) => type !== 'ImportDeclaration')
          .map((declaration) => placeOf(source, declaration)),
      };
    return together(given.map((argument) => originOf(sources, source, argument)));
  }
  if (binding?.value) {
    const value = withoutCast(binding.value);
    if (/^(?:Identifier|ConditionalExpression|MemberExpression)$/.test(value.type))
      return originOf(sources, source, value);
    return binding.declarator && !binding.isLocal
      ? { places: [placeOf(source, binding.declarator)] }
      : originOf(sources, source, value);
  }
  const from = importOf(sources, source, name);
  const declarator = from && declarationsIn(from.source.program['body']).find(({ id }) => id.name === from.name);
  return from && declarator ? { places: [placeOf(from.source, declarator)] } : 'composed';
};

/** Returns the elements of an array, if the source shows how many there are. */
const elementsOf = (node: Node | undefined): Node[] | undefined => {
  if (!node) return [];
  const array = withoutCast(node);
  if (array.type === 'Identifier') {
    const binding = bindingOf(array['name'], array);
    return binding?.declarator && binding.value?.type === 'ArrayExpression' ? elementsOf(binding.value) : undefined;
  }
  if (array.type !== 'ArrayExpression') return undefined;
  const elements: Node[] = [];
  for (const element of array['elements'] as Node[]) {
    const own = element.type === 'SpreadElement' ? elementsOf(element['argument']) : [element];
    if (own === undefined) return undefined;
    elements.push(...own);
  }
  return elements;
};

/**
 * Returns the names of a file that hold a database: the usual ones, those with this type, and the parameter of a
 * transaction's work.
 */
const handlesIn = (source: Source): Set<string> => {
  const handles = new Set(['database', 'transaction']);
  walk(source.program, (node) => {
    const type = node['typeAnnotation']?.typeAnnotation?.typeName?.name;
    if (node.type === 'Identifier' && type === 'Database') handles.add(node['name']);
    if (node.type !== 'CallExpression' || node['callee'].property?.name !== 'transaction') return;
    const [work] = node['arguments'] as Node[];
    const [own] = work && isFunction(work) ? (work['params'] as Node[]) : [];
    if (own?.type === 'Identifier') handles.add(own['name']);
  });
  return handles;
};

/** Returns whether the result is an argument of another call, or the value of a name with a written type. */
const isHandedOver = (call: Node): boolean => {
  const { parent } = call.parent?.type === 'AwaitExpression' ? call.parent : call;
  if (parent?.type === 'VariableDeclarator') return Boolean(parent['id'].typeAnnotation);
  return parent?.type === 'CallExpression' && parent['callee'].type === 'Identifier';
};

const functionOfTypeParameter = (row: Node | undefined, call: Node): Node | undefined => {
  const name = row?.['typeName']?.name;
  for (let scope: Node | undefined = call; scope && name !== undefined; scope = scope.parent)
    if (isFunction(scope) && scope['typeParameters']?.params.some((own: Node) => own['name'].name === name))
      return scope;
  return undefined;
};

const wrappers = new WeakMap<Source, ReadonlyMap<string, readonly Node[]>>();

/** Returns the functions of a file that run statements with their type parameter as the row, each with these calls. */
const wrappersOf = (source: Source): ReadonlyMap<string, readonly Node[]> => {
  const known = wrappers.get(source);
  if (known) return known;
  const found = new Map<string, Node[]>();
  walk(source.program, (node) => {
    if (node.type !== 'CallExpression' || node['callee'].property?.name !== 'query') return;
    const wrapper = functionOfTypeParameter(node['typeArguments']?.params[0], node);
    const name = wrapper && nameOfFunction(wrapper);
    if (name !== undefined) found.set(name, [...(found.get(name) ?? []), node]);
  });
  wrappers.set(source, found);
  return found;
};

/** Returns the calls inside the function of another file that this call is one of. */
const wrappedCallsOf = (sources: Sources, source: Source, call: Node): Pick<QueryCall, 'through'>[] => {
  const from = importOf(sources, source, call['callee'].name);
  const inner = from && wrappersOf(from.source).get(from.name);
  return from && inner ? inner.map((one) => ({ through: placeOf(from.source, one) })) : [];
};

/** Returns the calls of a file that run statements. A call with a function's type parameter counts at its callers. */
export const queryCallsOf = (sources: Sources, source: Source): QueryCall[] => {
  const calls: QueryCall[] = [];
  const handles = handlesIn(source);
  walk(source.program, (node) => {
    if (node.type !== 'CallExpression') return;
    const { callee } = node;
    if (callee.type === 'Identifier') {
      const row = node['typeArguments']?.params[0] as Node | undefined;
      for (const wrapped of wrappedCallsOf(sources, source, node))
        calls.push({
          ...wrapped,
          source,
          place: placeOf(source, node),
          origin: 'composed',
          row,
          isInferred: !row,
          values: undefined,
        });
      return;
    }
    if (callee.type !== 'MemberExpression' || callee.property.name !== 'query' || node['arguments'].length === 0)
      return;
    const row = node['typeArguments']?.params[0] as Node | undefined;
    if (!row && !handles.has(callee.object.name)) return;
    const wrapper = functionOfTypeParameter(row, node);
    if (wrapper) {
      const name = nameOfFunction(wrapper);
      for (const call of name === undefined ? [] : callsOf(source, name))
        calls.push({
          source,
          place: placeOf(source, call),
          through: placeOf(source, node),
          origin: 'composed',
          row: call['typeArguments']?.params[0],
          isInferred: false,
          values: undefined,
        });
      return;
    }
    const [statement, values] = node['arguments'] as [Node, Node | undefined];
    calls.push({
      source,
      place: placeOf(source, node),
      origin: originOf(sources, source, statement),
      row,
      isInferred: !row && isHandedOver(node),
      values: statement.type === 'SpreadElement' ? undefined : elementsOf(values),
    });
  });
  return calls;
};
