import { describe, expect, test } from 'vitest';
import { compareAbilities, getAbility } from '#contract/catalogue/calls.ts';
import { testApp } from '#server/app/testing.ts';

const { app, call, database } = await testApp({ PRODUCTION_HOSTS: 'portal.example.com' });

const compare = (abilityNos: string) => call(compareAbilities, { abilityNos });
const numbersOf = async (abilityNos: string) => {
  const { status, body } = await compare(abilityNos);
  expect([status, body.code]).toEqual([200, '200']);
  return { list: body.data.list.map(({ abilityNo }) => abilityNo), missing: body.data.missing };
};
const errorAnswerOf = async (abilityNos: string) => {
  const { status, body } = await compare(abilityNos);
  return [status, body.code, body.data];
};

describe('abilities side by side', () => {
  test('two to four are returned in full, in the requested order', async () => {
    expect(await numbersOf('9,3')).toEqual({ list: [9, 3], missing: [] });
    expect(await numbersOf('10,1,39,4')).toEqual({ list: [10, 1, 39, 4], missing: [] });
    const { body } = await compare('39,3');
    const alone = await call(getAbility, { abilityNo: 39 });
    expect(body.data.list[0]).toEqual(alone.body.data);
  });

  test('numbers that are not enabled are listed separately, and the others are returned', async () => {
    expect(await numbersOf('18,3,999,9')).toEqual({ list: [3, 9], missing: [18, 999] });
    expect(await numbersOf('22,27')).toEqual({ list: [], missing: [22, 27] });
  });

  test('the enabled abilities depend on the host', async () => {
    await database.query({
      name: '',
      text: 'update catalogue_ability set enabled_production = false where ability_no = 9',
    });
    const on = async (host: string) =>
      (await app.inject({ url: `${compareAbilities.path}?abilityNos=3,9`, headers: { host } })).json().data.missing;
    expect(await on('portal.example.com')).toEqual([9]);
    expect(await on('localhost')).toEqual([]);
  });
});

describe('invalid requests', () => {
  test.each([
    ['none', '', 'abilityNos'],
    ['one', '3', 'abilityNos'],
    ['five', '1,2,3,4,5', 'abilityNos'],
    ['one twice', '3,3', 'abilityNos'],
    ['one twice among others', '3,9,3', 'abilityNos'],
    ['zero', '0,3', 'abilityNos.0'],
    ['a number past the last', '3,9999999', 'abilityNos.1'],
  ])('%s', async (_what, abilityNos, field) => {
    expect(await errorAnswerOf(abilityNos)).toEqual([400, '10003', { field }]);
  });

  test.each([
    ['letters', 'abc'],
    ['a letter among numbers', '3,b'],
    ['markup', '3,<script>alert(1)</script>'],
    ['a statement', '3;drop table catalogue_ability'],
    ['a negative number', '3,-9'],
    ['a fraction', '3,9.5'],
    ['a gap', '3,,9'],
    ['spaces', '3, 9'],
    ['full-width digits', '３，９'],
    ['a number without end', `3,${'9'.repeat(400)}`],
  ])('%s', async (_what, abilityNos) => {
    const { status, body } = await compare(abilityNos);
    expect(status).toBe(400);
    expect(['10002', '10003', '10004']).toContain(body.code);
    expect(JSON.stringify(body)).not.toContain('script');
  });

  test('no list at all, and two lists', async () => {
    const get = async (query: string) => (await app.inject({ url: `${compareAbilities.path}${query}` })).json().code;
    expect(await get('')).toMatch(/^1000[234]$/);
    expect(await get('?abilityNos=3&abilityNos=9')).toMatch(/^1000[234]$/);
  });
});
