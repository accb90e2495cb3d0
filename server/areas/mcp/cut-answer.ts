import { ANSWER_MAXIMUM_BYTES } from '#contract/mcp/limits.ts';

/** Leaves room for the sentence that says where a text continues. */
const TEXT_MAXIMUM_BYTES = ANSWER_MAXIMUM_BYTES - 200;

/** Returns a text from an offset in characters, cut at the end of a line where it is too long for one answer. */
export const cutAnswer = (text: string, offset = 0): string => {
  const rest = text.slice(offset);
  if (Buffer.byteLength(rest) <= TEXT_MAXIMUM_BYTES) return rest;
  const whole = Buffer.from(rest)
    .subarray(0, TEXT_MAXIMUM_BYTES)
    .toString()
    .replace(/\uFFFD$/, '');
  const end = whole.lastIndexOf('\n') > whole.length / 2 ? whole.lastIndexOf('\n') + 1 : whole.length;
  return `${whole.slice(0, end)}\n\n[内容未完，共 ${text.length} 个字符，请以 offset=${offset + end} 继续]`;
};
