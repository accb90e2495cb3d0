import { expect, test } from 'vitest';
import { abilityErrors, networkOrServiceException } from './ability.ts';
import { userErrors } from './user.ts';
import { defaultMessage, messageOf } from './vocabulary.ts';

const userCodes = `400 401 1007 1013 1014 1024 01080009 1015 1002 01080002 01080011 01080001 07010007 07010008 070100016
  07010002 07010009 50075 50017 US000016 US000017 PSP0090001 PSP0090002 PSP0090003 PSP0090004 PSP0090005 PSP0090006
  PSP0080006 US000004 US000011 US000051`.split(/\s+/);
const abilityCodes =
  `10001 10002 10003 10004 10005 10006 10007 10008 10009 10010 10011 10012 10013 10014 20001 20002 20003
  20004 20005 20006 20007 20008 20009 20010 20011 20012`.split(/\s+/);

test('[ERR-01] every code of a service has one Chinese sentence in the table of that service', () => {
  expect(Object.keys(userErrors).sort()).toEqual([...userCodes].sort());
  expect(Object.keys(abilityErrors).sort()).toEqual([...abilityCodes].sort());
  for (const service of ['user', 'message'] as const)
    for (const code of userCodes) expect(messageOf(service, code)).toMatch(/[一-鿿]/);
  for (const code of abilityCodes.filter((code) => code !== '10014'))
    expect(messageOf('ability', code)).toMatch(/[一-鿿]/);
});

test('[ERR-01] 10014 has no message, and 100 to 507 read alike for the abilities alone', () => {
  expect(messageOf('ability', '10014')).toBe('');
  for (const code of ['100', '400', '401', '404', '507'])
    expect(messageOf('ability', code)).toBe(networkOrServiceException);
  expect(messageOf('ability', '099')).toBe(defaultMessage);
  expect(messageOf('ability', '508')).toBe(defaultMessage);
  expect(messageOf('user', '400')).toBe('请求参数错误，请联系管理员');
  expect(messageOf('message', '401')).toBe('授权错误，请重新登录');
  expect(messageOf('user', '500')).toBe(defaultMessage);
  expect(messageOf('user', 'constructor')).toBe(defaultMessage);
});
