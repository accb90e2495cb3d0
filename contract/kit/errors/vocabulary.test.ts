import { describe, expect, test } from 'vitest';
import {
  abilityErrors as abilityFacts,
  CODE_WITHOUT_MESSAGE,
  CONFIRMED_ALREADY,
  type ErrorFact,
  httpStyleCodes,
  LOGOUT_CODE,
  otherSentences,
  userErrors as userFacts,
} from '../../specification/errors.ts';
import { lackingTerms } from '../../specification/terms.ts';
import { abilityErrors } from './ability.ts';
import { userErrors } from './user.ts';
import { dataFailureMessage, networkMessage, timeoutMessage } from './no-answer.ts';
import { messageOf, sessionOverMessage } from './vocabulary.ts';

const codesOf = (facts: readonly ErrorFact[]) => facts.flatMap(({ codes }) => codes);

test('[ERR-01] the tables have the codes of the specification, and no others', () => {
  expect(Object.keys(userErrors).sort()).toEqual([...codesOf(userFacts), CONFIRMED_ALREADY].sort());
  expect(Object.keys(abilityErrors).sort()).toEqual([...codesOf(abilityFacts), CODE_WITHOUT_MESSAGE].sort());
});

describe.each([
  ['user', userFacts],
  ['message', userFacts],
  ['ability', abilityFacts],
] as const)('[ERR-01] the sentences of the %s service', (service, facts) => {
  test.each(facts)('[ERR-01] $codes: $meaning', ({ codes, terms }) => {
    const sentences = new Set(codes.map((code) => messageOf(service, code)));
    expect(sentences.size).toBe(1);
    for (const sentence of sentences) expect(lackingTerms(sentence, terms), sentence).toEqual([]);
  });

  test('[ERR-01] different meanings have different texts', () => {
    const sentences = facts.map(({ codes }) => messageOf(service, codes[0] as string));
    expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([]);
  });
});

test('[ERR-01] texts that the specification leaves open: a repeated file has none, confirmed agreements have one', () => {
  expect(messageOf('ability', CODE_WITHOUT_MESSAGE)).toBe('');
  expect(messageOf('user', CONFIRMED_ALREADY)).toMatch(/协议.*确认/);
});

test('[ERR-01] the HTTP-style codes share one text only for the abilities', () => {
  const { from, to, terms } = httpStyleCodes;
  const sentence = messageOf('ability', String(from));
  expect(lackingTerms(sentence, terms)).toEqual([]);
  for (let code = from; code <= to; code += 1) expect(messageOf('ability', String(code))).toBe(sentence);
  const unknown = messageOf('user', '500');
  expect(unknown).not.toBe(sentence);
  for (const code of ['099', String(to + 1), '1000']) expect(messageOf('ability', code)).toBe(unknown);
  expect(messageOf('user', '400')).not.toBe(sentence);
  expect(messageOf('message', '401')).not.toBe(sentence);
  expect(messageOf('user', 'constructor')).toBe(unknown);
});

test.each([
  ['ERR-06', 'default', messageOf('user', 'no such code')],
  ['ERR-02', 'dataFailure', dataFailureMessage],
  ['ERR-03', 'timeout', timeoutMessage],
  ['ERR-03', 'network', networkMessage],
  ['ID-10', 'sessionTimeout', sessionOverMessage],
  ['ID-15', 'sessionTimeout', messageOf('ability', LOGOUT_CODE)],
] as const)('[%s] the sentence %s means what the specification says: %s', (_row, name, sentence) => {
  expect(lackingTerms(sentence, otherSentences[name].terms)).toEqual([]);
});
