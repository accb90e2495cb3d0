import { readableJson } from '#contract/kit/readable-json.ts';
import type { Recognition } from '#contract/trial/recognition.ts';

/** The shown part of an answer: all but the quota, which belongs to the user. */
export type ShownAnswer = Omit<Recognition, 'quota'>;

/**
 * Returns the response without the quota. First come the request's values, then the results, the most relevant first.
 */
export const jsonOf = ({
  requestId,
  abilityNo,
  model,
  version,
  width,
  height,
  fields,
  targets,
  texts,
  ...rest
}: ShownAnswer): string => {
  const ordered = {
    requestId,
    abilityNo,
    model,
    version,
    width,
    height,
    fields,
    targets,
    texts,
    ...rest,
    quota: undefined,
  };
  return readableJson(JSON.parse(JSON.stringify(ordered)));
};

export interface Token {
  text: string;
  kind: 'key' | 'string' | 'other';
}

/** Splits the text into tokens by type. Joined, they are the text again. */
export const tokensOf = (json: string): Token[] =>
  json
    .split(/("(?:[^"\\]|\\.)*"(?:: )?)/)
    .filter((text) => text !== '')
    .map((text) => ({
      text,
      kind: text.startsWith('"') ? (text.endsWith(': ') ? 'key' : 'string') : 'other',
    }));
