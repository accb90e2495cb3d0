import {
  type Fields,
  type Kind,
  kindOfValue,
  merged,
  type Shape,
  shape,
  type TypeReader,
  unknown,
} from './row-type.ts';
import type { Node, Source } from './sources.ts';

/** Methods of texts and of arrays whose result does not depend on the value that has them. */
const methods = new Map<string, Kind>([
  ['toString', 'string'],
  ['trim', 'string'],
  ['toLowerCase', 'string'],
  ['toUpperCase', 'string'],
  ['toISOString', 'string'],
  ['join', 'string'],
  ['replace', 'string'],
  ['replaceAll', 'string'],
  ['padStart', 'string'],
  ['getTime', 'number'],
  ['startsWith', 'boolean'],
  ['endsWith', 'boolean'],
  ['includes', 'boolean'],
  ['some', 'boolean'],
  ['every', 'boolean'],
  ['has', 'boolean'],
]);
const functions = new Map<string, Kind>([
  ['String', 'string'],
  ['Number', 'number'],
  ['Boolean', 'boolean'],
  ['JSON.stringify', 'string'],
  ['Buffer.from', 'Buffer'],
  ['Date.now', 'number'],
]);
const comparisons = /^(?:[<>]=?|[!=]==?|in|instanceof)$/;
const isFunction = ({ type }: Node) => /Function(?:Expression|Declaration)$/.test(type);
const withoutEmpty = ({ kinds, element }: Shape): Shape => ({
  kinds: new Set([...kinds].filter((kind) => kind !== 'null' && kind !== 'undefined')),
  ...(element && { element }),
});
const annotationOf = (pattern: Node): Node | undefined => pattern['typeAnnotation']?.typeAnnotation;

/** Reads the types of arguments from the expressions, the declarations and the written types of one file. */
export const createArgumentReader = ({ fieldsOf, shapeOf }: TypeReader) => {
  /** Returns the fields of a value whose type is written. */
  const fieldsOfValue = (node: Node, source: Source): Fields | undefined => {
    if (node.type !== 'Identifier') return undefined;
    const found = declarationOf(node['name'], node);
    const type = found && (found.path === undefined || found.isRest) ? annotationOf(found.pattern) : undefined;
    return type && fieldsOf(type, source);
  };

  /** What declares a name: its pattern, the field that it takes of it, its initial value. */
  interface Declaration {
    pattern: Node;
    /** Undefined if the name is the whole value. */
    path?: string;
    value?: Node | undefined;
    /** The name has the fields of the pattern that have no name there. */
    isRest?: boolean;
    /** The value is an array whose elements the name has, one after another. */
    isElement?: boolean;
    byDefault?: Node;
  }

  const inPattern = (name: string, declared: Node, more: Partial<Declaration>): Declaration | undefined => {
    const isDefault = declared.type === 'AssignmentPattern';
    const pattern = (isDefault ? declared['left'] : declared) as Node;
    const own = { ...more, ...(isDefault && { byDefault: declared['right'] as Node }) };
    if (pattern.type === 'Identifier') return pattern['name'] === name ? { pattern, ...own } : undefined;
    if (pattern.type !== 'ObjectPattern') return undefined;
    for (const property of pattern['properties'] as Node[]) {
      if (property.type === 'RestElement' && property['argument'].name === name)
        return { pattern, ...more, path: '', isRest: true };
      if (property.type !== 'Property' || property['computed']) continue;
      const target = property['value'] as Node;
      const hasDefault = target.type === 'AssignmentPattern';
      if ((hasDefault ? target['left'] : target).name !== name) continue;
      return {
        pattern,
        ...more,
        path: String(property['key'].name ?? property['key'].value),
        ...(hasDefault && { byDefault: target['right'] as Node }),
      };
    }
    return undefined;
  };

  const declaratorsOf = (statements: Node[]): Node[] =>
    statements
      .map((statement) => (statement.type === 'ExportNamedDeclaration' ? statement['declaration'] : statement))
      .flatMap((statement) => (statement?.type === 'VariableDeclaration' ? (statement['declarations'] as Node[]) : []));

  const declarationOf = (name: string, from: Node): Declaration | undefined => {
    for (let scope = from.parent; scope; scope = scope.parent) {
      const candidates: (Declaration | undefined)[] = [];
      if (isFunction(scope))
        for (const parameter of scope['params'] as Node[]) candidates.push(inPattern(name, parameter, {}));
      if (scope.type === 'ForOfStatement' && scope['left'].declarations)
        candidates.push(inPattern(name, scope['left'].declarations[0].id, { value: scope['right'], isElement: true }));
      if (scope.type === 'BlockStatement' || scope.type === 'Program')
        // A variable may get another value later.
        for (const { id, init, parent } of declaratorsOf(scope['body']) as (Node & { id: Node; init?: Node })[])
          candidates.push(inPattern(name, id, { value: parent?.['kind'] === 'const' ? init : undefined }));
      const found = candidates.find((candidate) => candidate !== undefined);
      if (found) return found;
    }
    return undefined;
  };

  const shapeOfName = (node: Node, source: Source, depth: number): Shape => {
    const found = declarationOf(node['name'], node);
    if (!found) return node['name'] === 'undefined' ? shape('undefined') : unknown;
    const { pattern, path, value, isElement, isRest, byDefault } = found;
    if (isRest) return shape('object');
    const type = annotationOf(pattern);
    const own = (): Shape => {
      if (type && path === undefined) return shapeOf(type, source);
      if (type && path !== undefined) return fieldsOf(type, source)?.get(path) ?? unknown;
      if (!value && path === undefined && byDefault) return shapeOfArgument(byDefault, source, depth + 1);
      if (!value) return unknown;
      if (path !== undefined) return fieldsOfValue(value, source)?.get(path) ?? unknown;
      const whole = shapeOfArgument(value, source, depth + 1);
      return isElement ? (whole.element ?? unknown) : whole;
    };
    const declared = own();
    if (!byDefault || declared.kinds.has('unknown')) return declared;
    return merged([withoutEmpty(declared), shapeOfArgument(byDefault, source, depth + 1)]);
  };

  const shapeOfCall = (node: Node, source: Source, depth: number): Shape => {
    const { callee } = node;
    if (callee.type === 'Identifier') {
      const kind = functions.get(callee.name);
      return kind ? shape(kind) : unknown;
    }
    if (callee.type !== 'MemberExpression' || callee.computed) return unknown;
    const kind = functions.get(`${callee.object.name}.${callee.property.name}`) ?? methods.get(callee.property.name);
    if (kind) return shape(kind);
    if (callee.property.name === 'filter') return shapeOfArgument(callee.object, source, depth + 1);
    if (callee.property.name !== 'map') return unknown;
    const [work] = node['arguments'] as Node[];
    return work?.type === 'ArrowFunctionExpression' && work['body'].type !== 'BlockStatement'
      ? { kinds: new Set(['array']), element: shapeOfArgument(work['body'], source, depth + 1) }
      : shape('array');
  };

  const shapeOfArray = (elements: Node[], of: (node: Node) => Shape): Shape => {
    const shapes = elements.map((element) =>
      element.type === 'SpreadElement' ? (of(element['argument']).element ?? unknown) : of(element),
    );
    return { kinds: new Set(['array']), ...(shapes.length > 0 && { element: merged(shapes) }) };
  };

  /** Returns the type of an expression; `unknown` if the file does not show it. */
  const shapeOfArgument = (node: Node, source: Source, depth = 0): Shape => {
    if (depth > 12) return unknown;
    const of = (inner: Node) => shapeOfArgument(inner, source, depth + 1);
    switch (node.type) {
      case 'Literal':
      case 'TemplateLiteral':
        return shape(kindOfValue(node));
      case 'ParenthesizedExpression':
      case 'TSSatisfiesExpression':
        return of(node['expression']);
      case 'TSNonNullExpression':
        return withoutEmpty(of(node['expression']));
      case 'TSAsExpression':
        return node['typeAnnotation'].typeName?.name === 'const'
          ? of(node['expression'])
          : shapeOf(node['typeAnnotation'], source);
      case 'ArrayExpression':
        return shapeOfArray(node['elements'], of);
      case 'ObjectExpression':
        return shape('object');
      case 'UnaryExpression':
        if (node['operator'] === '!') return shape('boolean');
        return /^[-+~]$/.test(node['operator']) ? shape('number') : unknown;
      case 'BinaryExpression': {
        if (comparisons.test(node['operator'])) return shape('boolean');
        if (node['operator'] !== '+') return shape('number');
        const sides = [of(node['left']), of(node['right'])];
        if (sides.some(({ kinds }) => kinds.has('string'))) return shape('string');
        return sides.every(({ kinds }) => kinds.size === 1 && kinds.has('number')) ? shape('number') : unknown;
      }
      case 'LogicalExpression':
        return merged([withoutEmpty(of(node['left'])), of(node['right'])]);
      case 'ConditionalExpression':
        return merged([of(node['consequent']), of(node['alternate'])]);
      case 'NewExpression':
        return node['callee'].name === 'Date' ? shape('Date') : unknown;
      case 'CallExpression':
        return shapeOfCall(node, source, depth);
      case 'MemberExpression': {
        if (node['computed']) return unknown;
        if (node['property'].name === 'length') return shape('number');
        return fieldsOfValue(node['object'], source)?.get(node['property'].name) ?? unknown;
      }
      case 'ChainExpression':
        return merged([of(node['expression']), shape('undefined')]);
      case 'Identifier':
        return shapeOfName(node, source, depth);
      default:
        return unknown;
    }
  };

  return (node: Node, source: Source): Shape => shapeOfArgument(node, source);
};
