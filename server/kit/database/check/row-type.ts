import type { Selection } from '../selection.ts';
import { createDeclarations, nameOf, type Typed } from './declarations.ts';
import { fieldsOfSelection } from './selected.ts';
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

export const shape = (...kinds: Kind[]): Shape => ({ kinds: new Set(kinds) });
export const unknown = shape('unknown');

export const merged = (shapes: Shape[]): Shape => {
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

export const kindOfValue = (node: Node): Kind => {
  if (node.type === 'TemplateLiteral') return 'string';
  if (node.type !== 'Literal') return 'unknown';
  return node['value'] === null ? 'null' : (typeof node['value'] as Kind);
};

/** Returns the fields that an intersection of rows has, or undefined if one of the rows is unknown. */
const allOf = (rows: (Fields | undefined)[]): Fields | undefined =>
  rows.some((row) => row === undefined) ? undefined : new Map(rows.flatMap((row) => [...(row ?? [])]));

/** Returns the fields of a union of rows. A field that some of the rows lack may be undefined. */
const eitherOf = (rows: (Fields | undefined)[]): Fields | undefined => {
  if (rows.some((row) => row === undefined)) return undefined;
  const names = new Set(rows.flatMap((row) => [...(row ?? new Map<string, Shape>()).keys()]));
  return new Map(
    [...names].map((name) => [name, merged(rows.map((row) => row?.get(name) ?? shape('undefined')))] as const),
  );
};

const optional = (fields: Fields | undefined): Fields | undefined =>
  fields && new Map([...fields].map(([key, own]) => [key, merged([own, shape('undefined')])]));

/** Returns the exports of a module, by its path. */
export type Modules = (path: string) => Record<string, unknown> | undefined;

/** Reads row types from the syntax tree, and those of selections from the selections of the modules themselves. */
export const createTypeReader = (sources: Sources, modules: Modules) => {
  const { valuesAt, followed } = createDeclarations(sources);

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

  const selections = new Map<unknown, Fields>();
  /** Returns the fields of `RowOf<typeof x>`. Throws if no module exports the selection `x`. */
  const selectedFields = (type: Node | undefined, source: Source): Fields => {
    const name = type?.['exprName']?.name as string;
    const from = importOf(sources, source, name) ?? { source, name };
    const found = modules(from.source.path)?.[from.name] as Selection<never> | undefined;
    if (!found)
      throw new Error(`${from.source.path} exports no selection ${from.name}: its columns are checked by that name`);
    const fields = selections.get(found) ?? fieldsOfSelection(found.described);
    selections.set(found, fields);
    return fields;
  };

  /** Returns the fields of a row type, or undefined if it is any object or cannot be followed. */
  const fieldsOf = (typed: Typed): Fields | undefined => {
    const { node, source, bound } = typed;
    const at = (inner: Node) => fieldsOf({ node: inner, source, bound });
    switch (node.type) {
      case 'TSParenthesizedType':
        return at(node['typeAnnotation']);
      case 'TSTypeLiteral':
        return membersOf(node['members'], typed);
      case 'TSInterfaceDeclaration':
        return allOf([...(node['extends'] as Node[]).map(at), membersOf(node['body'].body, typed)]);
      case 'TSIntersectionType':
        return allOf((node['types'] as Node[]).map(at));
      case 'TSUnionType':
        return eitherOf((node['types'] as Node[]).map(at));
      case 'TSTypeReference':
      case 'TSInterfaceHeritage': {
        const name = nameOf(node) ?? node['expression']?.name;
        if (name === 'RowOf') return selectedFields(node['typeArguments']?.params[0], source);
        const target = followed(typed);
        if (target) return fieldsOf(target);
        const [first, second] = (node['typeArguments']?.params ?? []) as Node[];
        if (!first) return undefined;
        if (name === 'Readonly') return at(first);
        if (name === 'Partial') return optional(at(first));
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

  return {
    fieldsOf: (node: Node, source: Source): Fields | undefined => fieldsOf({ node, source, bound: new Map() }),
    /** Returns the type of a value that is no row. */
    shapeOf: (node: Node, source: Source): Shape => shapeOf({ node, source, bound: new Map() }),
  };
};
export type TypeReader = ReturnType<typeof createTypeReader>;
