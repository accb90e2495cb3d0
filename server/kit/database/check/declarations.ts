import { importOf, type Node, type Source, type Sources } from './sources.ts';

/** Type parameters with their arguments. */
type Bound = ReadonlyMap<string, Typed>;
/** A type in the source that it is written in. */
export interface Typed {
  node: Node;
  source: Source;
  bound: Bound;
}

export const nameOf = (node: Node): string | undefined =>
  node.type === 'TSTypeReference' && node['typeName'].type === 'Identifier' ? node['typeName'].name : undefined;

/** Follows the names of types and constants to their declarations, through imports. */
export const createDeclarations = (sources: Sources) => {
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

  return { valuesAt, followed };
};
