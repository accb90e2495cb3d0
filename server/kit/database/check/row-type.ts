import { importOf, type Node, type Source, type Sources } from './sources.ts';

/** The JavaScript type of a value; `unknown`: the type cannot be followed. */
export type Kind =
  | 'string'
  | 'number'
  | 'boolean'
  | 'Date'
  | 'Buffer'
  | 'object'
  | 'array'
  | 'null'
  | 'undefined'
  | 'unknown';

export interface Shape {
  kinds: ReadonlySet<Kind>;
  /** Shape of the elements of an array. */
  element?: Shape;
}

export type Fields = Map<string, Shape>;

/** Type parameters with their arguments. */
type Bound = ReadonlyMap<string, Typed>;
interface Typed {
  node: Node;
  source: Source;
  bound: Bound;
}

const shape = (...kinds: Kind[]): Shape => ({ kinds: new Set(kinds) });
const unknown = shape('unknown');

const merged = (shapes: Shape[]): Shape => {
  const elements = shapes.flatMap(({ element }) => element ?? []);
  return {
    kinds: new Set(shapes.flatMap(({ kinds }) => [...kinds])),
    ...(elements.length > 0 && { element: merged(elements) }),
  };
};

const keywords: Record<string, Kind> = {
  TSStringKeyword: 'string',
  TSTemplateLiteralType: 'string',
  TSNumberKeyword: 'number',
  TSBooleanKeyword: 'boolean',
  TSNullKeyword: 'null',
  TSUndefinedKeyword: 'undefined',
  TSObjectKeyword: 'object',
  TSTypeLiteral: 'object',
  TSMappedType: 'object',
};
const builtIns: Record<string, Kind> = {
  Date: 'Date',
  Buffer: 'Buffer',
  Uint8Array: 'Buffer',
  Record: 'object',
  Partial: 'object',
  Pick: 'object',
  Omit: 'object',
};

const kindOfValue = (node: Node): Kind => {
  if (node.type === 'TemplateLiteral') return 'string';
  if (node.type !== 'Literal') return 'unknown';
  return node['value'] === null ? 'null' : (typeof node['value'] as Kind);
};

const nameOf = (node: Node): string | undefined =>
  node.type === 'TSTypeReference' && node['typeName'].type === 'Identifier' ? node['typeName'].name : undefined;

/** Reads row types from the syntax tree. */
export const createTypeReader = (sources: Sources) => {
  const declared = (source: Source, name: string): { node: Node; source: Source } | undefined => {
    const node = source.declarations.find(
      ({ type, id }) => (type === 'TSInterfaceDeclaration' || type === 'TSTypeAliasDeclaration') && id.name === name,
    );
    if (node) return { node, source };
    const from = importOf(sources, source, name);
    return from && declared(from.source, from.name);
  };

  /** Returns the initial value of a constant, without `as const` and `satisfies`. */
  const valueOf = (source: Source, name: string): Node | undefined => {
    for (const declaration of source.declarations) {
      if (declaration.type !== 'VariableDeclaration') continue;
      for (const { id, init } of declaration['declarations'] as Node[])
        if (id.name === name && init) {
          let value = init as Node;
          while (/^TS(?:As|Satisfies)Expression$/.test(value.type)) value = value['expression'];
          return value.type === 'CallExpression' && value['callee'].property?.name === 'freeze'
            ? value['arguments'][0]
            : value;
        }
    }
    const from = importOf(sources, source, name);
    return from && valueOf(from.source, from.name);
  };

  /** Returns the possible values of `typeof x` or of an index of it: one key, or all keys. */
  const valuesAt = (node: Node, source: Source): Node[] | undefined => {
    if (node.type === 'TSParenthesizedType') return valuesAt(node['typeAnnotation'], source);
    if (node.type === 'TSTypeQuery') {
      const value = node['exprName'].type === 'Identifier' ? valueOf(source, node['exprName'].name) : undefined;
      return value && [value];
    }
    if (node.type !== 'TSIndexedAccessType') return undefined;
    const key = node['indexType'].literal?.value as unknown;
    return valuesAt(node['objectType'], source)?.flatMap((value): Node[] => {
      if (value.type === 'ArrayExpression') return value['elements'];
      if (value.type !== 'ObjectExpression') return [value];
      const properties = (value['properties'] as Node[]).filter(({ type }) => type === 'Property');
      const named = properties.filter((property) => property['key'].name === key);
      return (named.length > 0 ? named : properties).map((property) => property['value']);
    });
  };

  /** Returns the target of a reference: a type parameter, an interface or an alias, with its type arguments. */
  const followed = ({ node, source, bound }: Typed): Typed | undefined => {
    const name =
      nameOf(node) ?? (node.type === 'TSInterfaceHeritage' ? (node['expression'].name as string) : undefined);
    if (name === undefined) return undefined;
    const filled = bound.get(name);
    if (filled) return filled;
    const found = declared(source, name);
    if (!found) return undefined;
    const parameters = (found.node['typeParameters']?.params ?? []) as Node[];
    const given = (node['typeArguments']?.params ?? []) as Node[];
    const own = new Map(
      parameters.flatMap((parameter, at) => {
        const filling = given[at];
        return filling ? [[parameter['name'].name as string, { node: filling, source, bound }] as const] : [];
      }),
    );
    const target = found.node.type === 'TSTypeAliasDeclaration' ? found.node['typeAnnotation'] : found.node;
    return { node: target, source: found.source, bound: own };
  };

  const keysOf = ({ node, source, bound }: Typed): string[] | undefined => {
    if (node.type === 'TSLiteralType') return [String(node['literal'].value)];
    if (node.type === 'TSUnionType') {
      const keys = (node['types'] as Node[]).map((type) => keysOf({ node: type, source, bound }));
      return keys.some((some) => some === undefined) ? undefined : keys.flatMap((some) => some ?? []);
    }
    const target = followed({ node, source, bound });
    return target && keysOf(target);
  };

  const shapeOf = (typed: Typed): Shape => {
    const { node, source, bound } = typed;
    const at = (inner: Node) => shapeOf({ node: inner, source, bound });
    const keyword = keywords[node.type];
    if (keyword) return shape(keyword);
    switch (node.type) {
      case 'TSLiteralType':
        return shape(kindOfValue(node['literal']));
      case 'TSParenthesizedType':
        return at(node['typeAnnotation']);
      case 'TSUnionType':
        return merged((node['types'] as Node[]).map(at));
      case 'TSArrayType':
        return { kinds: new Set(['array']), element: at(node['elementType']) };
      case 'TSTupleType':
        return { kinds: new Set(['array']), element: merged((node['elementTypes'] as Node[]).map(at)) };
      case 'TSTypeOperator':
        return node['operator'] === 'keyof' ? shape('string') : at(node['typeAnnotation']);
      case 'TSInterfaceDeclaration':
        return shape('object');
      case 'TSIntersectionType':
        return shape('object');
      case 'TSIndexedAccessType': {
        const values = valuesAt(node, source);
        if (values) return merged(values.map((value) => shape(kindOfValue(value))));
        const keys = keysOf({ node: node['indexType'], source, bound });
        const fields = keys && fieldsOf({ node: node['objectType'], source, bound });
        return fields ? merged(keys.map((key) => fields.get(key) ?? unknown)) : unknown;
      }
      case 'TSTypeReference': {
        const name = nameOf(node);
        const target = followed(typed);
        if (target) return shapeOf(target);
        const given = (node['typeArguments']?.params ?? []) as Node[];
        if ((name === 'Array' || name === 'ReadonlyArray') && given[0])
          return { kinds: new Set(['array']), element: at(given[0]) };
        if (name === 'Exclude' || name === 'Extract' || name === 'Readonly') return given[0] ? at(given[0]) : unknown;
        return name !== undefined && builtIns[name] ? shape(builtIns[name]) : unknown;
      }
      default:
        return unknown;
    }
  };

  // Each member has one shape object, so that all uses of an interface share the same field.
  const shapes = new Map<Node, Shape>();
  const memberOf = (member: Node, { source, bound }: Typed): Shape => {
    const known = bound.size === 0 ? shapes.get(member) : undefined;
    if (known) return known;
    const type = member['typeAnnotation']?.typeAnnotation as Node | undefined;
    const own = type ? shapeOf({ node: type, source, bound }) : { ...unknown };
    const found = member['optional'] ? merged([own, shape('undefined')]) : own;
    shapes.set(member, found);
    return found;
  };

  const membersOf = (members: Node[], typed: Typed): Fields =>
    new Map(
      members.flatMap((member) => {
        if (member.type !== 'TSPropertySignature') return [];
        const { key } = member;
        return [[String(key.name ?? key.value), memberOf(member, typed)] as const];
      }),
    );

  /** Returns the fields of a row type, or undefined if it is any object or cannot be followed. */
  const fieldsOf = (typed: Typed): Fields | undefined => {
    const { node, source, bound } = typed;
    const at = (inner: Node) => fieldsOf({ node: inner, source, bound });
    switch (node.type) {
      case 'TSParenthesizedType':
        return at(node['typeAnnotation']);
      case 'TSTypeLiteral':
        return membersOf(node['members'], typed);
      case 'TSInterfaceDeclaration': {
        const bases = (node['extends'] as Node[]).map(at);
        if (bases.some((base) => base === undefined)) return undefined;
        return new Map([...bases.flatMap((base) => [...(base ?? [])]), ...membersOf(node['body'].body, typed)]);
      }
      case 'TSIntersectionType': {
        const parts = (node['types'] as Node[]).map(at);
        if (parts.some((part) => part === undefined)) return undefined;
        return new Map(parts.flatMap((part) => [...(part ?? [])]));
      }
      case 'TSUnionType': {
        const ways = (node['types'] as Node[]).map(at);
        if (ways.some((way) => way === undefined)) return undefined;
        const names = new Set(ways.flatMap((way) => [...(way ?? new Map()).keys()]));
        return new Map(
          [...names].map((name) => [name, merged(ways.map((way) => way?.get(name) ?? shape('undefined')))] as const),
        );
      }
      case 'TSTypeReference':
      case 'TSInterfaceHeritage': {
        const target = followed(typed);
        if (target) return fieldsOf(target);
        const name = nameOf(node) ?? node['expression']?.name;
        const [first, second] = (node['typeArguments']?.params ?? []) as Node[];
        if (!first) return undefined;
        if (name === 'Partial' || name === 'Readonly') {
          const inner = at(first);
          return name === 'Readonly'
            ? inner
            : inner && new Map([...inner].map(([key, own]) => [key, merged([own, shape('undefined')])]));
        }
        if (!second) return undefined;
        const keys = keysOf({ node: name === 'Record' ? first : second, source, bound });
        if (!keys) return undefined;
        if (name === 'Record') return new Map(keys.map((key) => [key, shapeOf({ node: second, source, bound })]));
        const inner = at(first);
        if (!inner || (name !== 'Pick' && name !== 'Omit')) return undefined;
        return new Map([...inner].filter(([key]) => keys.includes(key) === (name === 'Pick')));
      }
      default:
        return undefined;
    }
  };

  return { fieldsOf: (node: Node, source: Source): Fields | undefined => fieldsOf({ node, source, bound: new Map() }) };
};
