import { NODES_MAXIMUM } from './limits.ts';
import { PackageFault } from './package-fault.ts';

/**
 * Reads an ONNX file without running it, by the field numbers of onnx.proto (ONNX 1.17): every graph, function and
 * tensor of the model.
 */

/** Graphs within attributes of nodes; real models have two or three. */
const DEPTH_MAXIMUM = 16;
/** Operators that are built into the runtime. */
const KNOWN_DOMAINS = ['', 'ai.onnx', 'ai.onnx.ml', 'com.microsoft'];
const STORED_INSIDE = 0;

const broken = () => new PackageFault('model.onnx 不是完整的 ONNX 模型');

interface Fields {
  number: number;
  /** Of a length-delimited field. */
  bytes?: Uint8Array;
  /** Of a varint; larger ones than 2^53 lose digits, which none of the fields read here has. */
  value?: number;
}

function* fieldsOf(message: Uint8Array): Generator<Fields> {
  let at = 0;
  const varint = (): number => {
    let value = 0;
    for (let shift = 0; shift < 70; shift += 7) {
      const byte = message[at];
      if (byte === undefined) throw broken();
      at += 1;
      value += (byte & 0x7f) * 2 ** shift;
      if (byte < 0x80) return value;
    }
    throw broken();
  };
  while (at < message.length) {
    const key = varint();
    const number = Math.floor(key / 8);
    // A reader that cut it to 32 bits would see another field.
    if (number === 0 || key >= 2 ** 32) throw broken();
    switch (key % 8) {
      case 0:
        yield { number, value: varint() };
        break;
      case 1:
        at += 8;
        break;
      case 2: {
        const length = varint();
        if (length > message.length - at) throw broken();
        yield { number, bytes: message.subarray(at, at + length) };
        at += length;
        break;
      }
      case 5:
        at += 4;
        break;
      default:
        throw broken();
    }
    if (at > message.length) throw broken();
  }
}

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes.subarray(0, 200));

interface Looked {
  nodes: number;
  domains: Set<string>;
  /** Of the model's own functions. */
  ownDomains: Set<string>;
}

const lookAtTensor = (tensor: Uint8Array): void => {
  for (const { number, bytes, value } of fieldsOf(tensor))
    if ((number === 13 && bytes) || (number === 14 && value !== STORED_INSIDE))
      throw new PackageFault('模型引用了包外的数据文件；权重须全部保存在 model.onnx 之内');
};

const lookAtSparse = (sparse: Uint8Array): void => {
  for (const { number, bytes } of fieldsOf(sparse)) if ((number === 1 || number === 2) && bytes) lookAtTensor(bytes);
};

const lookAtAttribute = (attribute: Uint8Array, looked: Looked, depth: number): void => {
  for (const { number, bytes } of fieldsOf(attribute)) {
    if (!bytes) continue;
    if (number === 5 || number === 10) lookAtTensor(bytes);
    else if (number === 6 || number === 11) lookAtGraph(bytes, looked, depth + 1);
    else if (number === 22 || number === 23) lookAtSparse(bytes);
  }
};

const lookAtNode = (node: Uint8Array, looked: Looked, depth: number): void => {
  looked.nodes += 1;
  if (looked.nodes > NODES_MAXIMUM) throw new PackageFault(`模型的节点超过 ${NODES_MAXIMUM} 个`);
  for (const { number, bytes } of fieldsOf(node)) {
    if (!bytes) continue;
    if (number === 5) lookAtAttribute(bytes, looked, depth);
    else if (number === 7) looked.domains.add(textOf(bytes));
  }
};

const lookAtGraph = (graph: Uint8Array, looked: Looked, depth: number): void => {
  if (depth > DEPTH_MAXIMUM) throw new PackageFault('模型的子图嵌套过深');
  for (const { number, bytes } of fieldsOf(graph)) {
    if (!bytes) continue;
    if (number === 1) lookAtNode(bytes, looked, depth);
    else if (number === 5) lookAtTensor(bytes);
    else if (number === 15) lookAtSparse(bytes);
  }
};

const lookAtFunction = (body: Uint8Array, looked: Looked): void => {
  for (const { number, bytes } of fieldsOf(body)) {
    if (!bytes) continue;
    if (number === 7) lookAtNode(bytes, looked, 0);
    else if (number === 10) looked.ownDomains.add(textOf(bytes));
    else if (number === 11) lookAtAttribute(bytes, looked, 0);
  }
};

/**
 * Throws a `PackageFault` if a model is no ONNX file, refers to other files, names operators that the runtime does not
 * have, or has too many nodes.
 */
export const inspectModel = (model: Uint8Array): { nodes: number } => {
  const looked: Looked = { nodes: 0, domains: new Set(), ownDomains: new Set() };
  let graphs = 0;
  for (const { number, bytes } of fieldsOf(model)) {
    if (!bytes) continue;
    if (number === 7) {
      graphs += 1;
      lookAtGraph(bytes, looked, 0);
    } else if (number === 20) throw new PackageFault('模型带有训练信息，请导出仅用于推理的模型');
    else if (number === 25) lookAtFunction(bytes, looked);
  }
  if (graphs === 0) throw broken();
  // Protobuf would merge a field that comes twice.
  if (graphs > 1) throw new PackageFault('model.onnx 含有不止一个图');
  const strange = [...looked.domains].find(
    (domain) => !KNOWN_DOMAINS.includes(domain) && !looked.ownDomains.has(domain),
  );
  if (strange !== undefined) throw new PackageFault(`模型使用了自定义算子（${strange.slice(0, 40)}），平台不能运行`);
  return { nodes: looked.nodes };
};
