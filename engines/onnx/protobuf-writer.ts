/** Writes protobuf messages, for models that are built in code. */

const varint = (value: number): number[] => {
  const bytes: number[] = [];
  // A negative number is written as its complement of 64 bits.
  let rest = BigInt.asUintN(64, BigInt(value));
  while (rest >= 0x80n) {
    bytes.push(Number(rest & 0x7fn) + 0x80);
    rest >>= 7n;
  }
  return [...bytes, Number(rest)];
};

/** A field of a number. */
export const int = (field: number, value: number): Buffer => Buffer.from([...varint(field * 8), ...varint(value)]);

/** A field of 32 bits. */
export const float = (field: number, value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeFloatLE(value);
  return Buffer.concat([Buffer.from(varint(field * 8 + 5)), bytes]);
};

/** A field of bytes, a text or a message. */
export const part = (field: number, ...parts: readonly (Uint8Array | string)[]): Buffer => {
  const bytes = Buffer.concat(parts.map((one) => (typeof one === 'string' ? Buffer.from(one) : one)));
  return Buffer.concat([Buffer.from([...varint(field * 8 + 2), ...varint(bytes.length)]), bytes]);
};
