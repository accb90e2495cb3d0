import * as z from 'zod/mini';

/**
 * The messages of the Open Inference Protocol (KServe V2) over HTTP: JSON, or the binary form of its extension, in which
 * the bytes of tensors follow the JSON in the order of the tensors.
 */

/** A request or an answer that does not follow the protocol. */
export class MessageError extends Error {
  override name = 'MessageError';
}

const datatypes = ['BOOL', 'UINT8', 'INT32', 'INT64', 'FP32', 'FP64', 'BYTES'] as const;
export type Datatype = (typeof datatypes)[number];

const parameters = z.optional(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])));

const tensor = z.object({
  name: z.string().check(z.maxLength(100)),
  shape: z.array(z.int().check(z.gte(0), z.lte(100_000_000))).check(z.maxLength(8)),
  datatype: z.string(),
  parameters,
  data: z.optional(z.unknown()),
});

const request = z.object({
  id: z.optional(z.string().check(z.maxLength(200))),
  parameters,
  inputs: z.array(tensor).check(z.minLength(1), z.maxLength(16)),
  outputs: z.optional(z.array(z.object({ name: z.string(), parameters })).check(z.maxLength(16))),
});
export type InferenceRequest = z.output<typeof request>;

const answer = z.object({
  id: z.optional(z.string()),
  model_name: z.optional(z.string()),
  model_version: z.optional(z.string()),
  outputs: z.array(tensor).check(z.maxLength(64)),
});

/** The values of a tensor, flat. Those of `BYTES` are bytes. */
export interface Tensor {
  name: string;
  shape: readonly number[];
  datatype: Datatype;
  values: readonly (number | boolean | Buffer)[];
}

const sizes: Record<Exclude<Datatype, 'BYTES'>, number> = { BOOL: 1, UINT8: 1, INT32: 4, INT64: 8, FP32: 4, FP64: 8 };

const readers: Record<Exclude<Datatype, 'BYTES'>, (bytes: Buffer, at: number) => number | boolean> = {
  BOOL: (bytes, at) => bytes[at] !== 0,
  UINT8: (bytes, at) => bytes[at] as number,
  INT32: (bytes, at) => bytes.readInt32LE(at),
  INT64: (bytes, at) => Number(bytes.readBigInt64LE(at)),
  FP32: (bytes, at) => bytes.readFloatLE(at),
  FP64: (bytes, at) => bytes.readDoubleLE(at),
};

const VALUES_MAXIMUM = 2_000_000;
/** Each value of `BYTES` is an object: an answer may have this many. An input has one picture. */
const BYTES_MAXIMUM = { inputs: 1, outputs: 100_000 };
type Side = keyof typeof BYTES_MAXIMUM;

const isInteger = (least: number, most: number) => (value: number) =>
  Number.isInteger(value) && value >= least && value <= most;
/** Whether a number of JSON is of a datatype. */
const isOf: Record<Exclude<Datatype, 'BYTES' | 'BOOL'>, (value: number) => boolean> = {
  UINT8: isInteger(0, 255),
  INT32: isInteger(-(2 ** 31), 2 ** 31 - 1),
  INT64: isInteger(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
  FP32: Number.isFinite,
  FP64: Number.isFinite,
};

const countOf = (shape: readonly number[]): number => shape.reduce((product, side) => product * side, 1);

const readBinary = (bytes: Buffer, datatype: Datatype, count: number): (number | boolean | Buffer)[] => {
  const values: (number | boolean | Buffer)[] = [];
  if (datatype === 'BYTES') {
    let at = 0;
    while (at < bytes.length && values.length <= count) {
      if (at + 4 > bytes.length) throw new MessageError('a BYTES tensor ends within a length');
      const length = bytes.readUInt32LE(at);
      if (at + 4 + length > bytes.length) throw new MessageError('a BYTES tensor is shorter than it says');
      values.push(bytes.subarray(at + 4, at + 4 + length));
      at += 4 + length;
    }
    return values;
  }
  const size = sizes[datatype];
  if (bytes.length !== count * size) throw new MessageError('a tensor has another size than its shape');
  for (let at = 0; at < bytes.length; at += size) values.push(readers[datatype](bytes, at));
  return values;
};

const readJson = (
  data: unknown,
  { datatype, isBase64, most }: { datatype: Datatype; isBase64: boolean; most: number },
): (number | boolean | Buffer)[] => {
  if (!Array.isArray(data)) throw new MessageError('the data of a tensor is no list');
  // Lists may be nested as the shape says, or flat.
  // Before they are put into one list.
  if (data.length > most) throw new MessageError('a tensor is too large');
  const flat = data.flat(8) as unknown[];
  if (flat.length > most) throw new MessageError('a tensor is too large');
  return flat.map((value) => {
    if (datatype === 'BYTES' && typeof value === 'string') return Buffer.from(value, isBase64 ? 'base64' : 'utf8');
    if (datatype === 'BOOL' && typeof value === 'boolean') return value;
    if (datatype !== 'BYTES' && datatype !== 'BOOL' && typeof value === 'number' && isOf[datatype](value)) return value;
    throw new MessageError(`a value is no ${datatype}`);
  });
};

const isDatatype = (value: string): value is Datatype => (datatypes as readonly string[]).includes(value);

/** Reads tensors; those with `binary_data_size` take their bytes from `rest`, one after the other. */
const readTensors = (list: readonly z.output<typeof tensor>[], rest: Buffer, side: Side): Tensor[] => {
  let at = 0;
  const tensors = list.map(({ name, shape, datatype, parameters: about = {}, data }): Tensor => {
    if (!isDatatype(datatype)) throw new MessageError(`the datatype ${datatype.slice(0, 20)} is not known`);
    const count = countOf(shape);
    const most = datatype === 'BYTES' ? BYTES_MAXIMUM[side] : VALUES_MAXIMUM;
    if (count > most) throw new MessageError(`${name} has more values than are taken`);
    const size = about.binary_data_size;
    let values: Tensor['values'];
    if (size === undefined) values = readJson(data, { datatype, isBase64: about.content_type === 'base64', most });
    else {
      if (typeof size !== 'number' || !Number.isInteger(size) || size < 0 || at + size > rest.length)
        throw new MessageError(`the binary data of ${name} is shorter than it says`);
      values = readBinary(rest.subarray(at, at + size), datatype, count);
      at += size;
    }
    if (values.length !== count) throw new MessageError(`${name} has ${values.length} values, and its shape ${count}`);
    return { name, shape, datatype, values };
  });
  if (at !== rest.length) throw new MessageError('there is more binary data than the tensors say');
  return tensors;
};

const split = (body: Buffer, headerLength: string | undefined): { json: unknown; rest: Buffer } => {
  const length = headerLength === undefined ? body.length : Number(headerLength);
  if (!Number.isInteger(length) || length < 0 || length > body.length)
    throw new MessageError('Inference-Header-Content-Length is no length within the body');
  try {
    return { json: JSON.parse(body.toString('utf8', 0, length)), rest: body.subarray(length) };
  } catch {
    throw new MessageError('the body is no JSON');
  }
};

const checked = <Schema extends z.ZodMiniType>(schema: Schema, json: unknown): z.output<Schema> => {
  const read = z.safeParse(schema, json);
  if (read.success) return read.data;
  const issue = read.error.issues[0];
  throw new MessageError(`${issue?.path.join('.') || 'the body'} is not as the protocol says`);
};

/** Reads a request; `headerLength` is the header `Inference-Header-Content-Length`, if there is one. */
export const readRequest = (body: Buffer, headerLength: string | undefined) => {
  const { json, rest } = split(body, headerLength);
  const read = checked(request, json);
  return { ...read, tensors: readTensors(read.inputs, rest, 'inputs') };
};

/** Reads the answer of an inference server. */
export const readAnswer = (body: Buffer, headerLength: string | undefined) => {
  const { json, rest } = split(body, headerLength);
  const read = checked(answer, json);
  return { model: read.model_name, version: read.model_version, tensors: readTensors(read.outputs, rest, 'outputs') };
};

const binaryOf = ({ datatype, values }: Tensor): Buffer => {
  if (datatype === 'BYTES')
    return Buffer.concat(
      (values as Buffer[]).flatMap((value) => {
        const length = Buffer.alloc(4);
        length.writeUInt32LE(value.length);
        return [length, value];
      }),
    );
  if (datatype !== 'FP32') throw new Error(`no binary form of ${datatype} is written`);
  return Buffer.from(new Float32Array(values as number[]).buffer);
};

const jsonOf = ({ datatype, values }: Tensor): unknown[] =>
  datatype === 'BYTES' ? (values as Buffer[]).map((value) => value.toString('utf8')) : [...values];

export interface WrittenMessage {
  body: Buffer;
  headers: Record<string, string>;
}

/** Writes tensors with their accompanying fields, those that `isBinary` names in the binary form. */
export const writeMessage = (
  head: Record<string, unknown>,
  part: 'inputs' | 'outputs',
  tensors: readonly Tensor[],
  isBinary: (tensor: Tensor) => boolean,
): WrittenMessage => {
  const rest: Buffer[] = [];
  const list = tensors.map((one) => {
    const { name, shape, datatype } = one;
    if (!isBinary(one)) return { name, datatype, shape, data: jsonOf(one) };
    const bytes = binaryOf(one);
    rest.push(bytes);
    return { name, datatype, shape, parameters: { binary_data_size: bytes.length } };
  });
  const json = Buffer.from(JSON.stringify({ ...head, [part]: list }));
  if (rest.length === 0) return { body: json, headers: { 'content-type': 'application/json' } };
  return {
    body: Buffer.concat([json, ...rest]),
    headers: { 'content-type': 'application/octet-stream', 'inference-header-content-length': String(json.length) },
  };
};

/** A tensor of texts. */
export const textTensor = (name: string, texts: readonly string[]): Tensor => ({
  name,
  shape: [texts.length],
  datatype: 'BYTES',
  values: texts.map((text) => Buffer.from(text)),
});

/** A tensor of numbers; `columns` gives it a second side. */
export const numberTensor = (name: string, numbers: readonly number[], columns?: number): Tensor => ({
  name,
  shape: columns === undefined ? [numbers.length] : [numbers.length / columns, columns],
  datatype: 'FP32',
  values: numbers,
});
