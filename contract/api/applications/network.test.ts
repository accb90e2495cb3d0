import { describe, expect, test } from 'vitest';
import { foldNetwork, networksOf } from './network.ts';

describe('[API-01] a network', () => {
  test.each([
    ['203.0.113.8', '203.0.113.8/32'],
    ['203.0.113.77/24', '203.0.113.0/24'],
    [' 10.0.0.0/8 ', '10.0.0.0/8'],
    ['128.0.0.0/1', '128.0.0.0/1'],
    ['::1', '::1/128'],
    ['::ffff:a00:1', '10.0.0.1/32'],
    ['::ffff:a00:1/120', '10.0.0.0/24'],
    ['2001:DB8::/32', '2001:db8::/32'],
    ['2001:db8:0:0:1:0:0:1', '2001:db8::1:0:0:1/128'],
    ['fe80::1:2:3:4/64', 'fe80::/64'],
    ['1:2:3:4:5:6:7:8', '1:2:3:4:5:6:7:8/128'],
  ])('%s is written as %s', (typed, network) => {
    expect(foldNetwork(typed)).toBe(network);
    expect(foldNetwork(network)).toBe(network);
  });

  test.each([
    '',
    'localhost',
    '1.2.3',
    '1.2.3.4.5',
    '256.1.1.1',
    '01.2.3.4',
    '1.2.3.4/33',
    '1.2.3.4/-1',
    '1.2.3.4/',
    '0.0.0.0/0',
    '::/0',
    '1.2.3.4/24/24',
    ':::',
    '1::2::3',
    '12345::',
    '1:2:3:4:5:6:7',
    '::1:2:3:4:5:6:7:8',
    '::ffff:1.2.3.4',
    'fe80::1%eth0',
    "1.2.3.4'; drop table api_key",
  ])('%j is none', (typed) => {
    expect(foldNetwork(typed)).toBeUndefined();
  });

  test('is read from lines, commas and blanks, once', () => {
    expect(networksOf('10.0.0.1\n10.0.0.1/32，192.168.3.4/16 ')).toEqual({
      networks: ['10.0.0.1/32', '192.168.0.0/16'],
    });
    expect(networksOf('10.0.0.1 x')).toEqual({ networks: ['10.0.0.1/32'], wrong: 'x' });
    expect(networksOf('')).toEqual({ networks: [] });
  });
});
