/** A text in parts, of which the hits are marked. */
export const MarkedText = ({ parts }: { parts: readonly { text: string; hit: boolean }[] }) =>
  parts.map(({ text, hit }, at) => (hit ? <mark key={at}>{text}</mark> : text));
