import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readNamespace } from './config-center.ts';

describe('[START-05] reading a namespace', () => {
  test('[START-05] joins the parts of a key in the order of their numbers and parses them as JSON', () => {
    const parts = Object.fromEntries(
      Array.from('["安全帽","口罩"]', (value, at) => [`hotWords#${at + 1}`, value] as const).reverse(),
    );
    expect(readNamespace(parts)).toEqual({ hotWords: ['安全帽', '口罩'] });
  });

  test('[START-05] a key without parts remains a string, also for numbers and JSON', () => {
    expect(readNamespace({ limit: '10', list: '[1]', 'a#b': 'x' })).toEqual({
      limit: '10',
      list: '[1]',
      'a#b': 'x',
    });
  });

  test('[START-05] the joined parts replace a plain key of the same name', () => {
    expect(readNamespace({ words: 'plain', 'words#1': '[1]' })).toEqual({
      words: [1],
    });
  });

  test('[START-05] parts that are not JSON throw', () => {
    expect(() => readNamespace({ 'hotWords#1': '["安全' })).toThrow(SyntaxError);
  });

  test('[START-05] replaces ${a.b} by the key a.b, else by b within the parsed a', () => {
    const entries = {
      'host.files': 'https://files.example.com',
      'limits#1': '{"upload":{"mb":5}}',
      sample: '${host.files}/s.jpg',
      hint: '不超过 ${limits.upload.mb} MB',
    };
    expect(readNamespace(entries)).toMatchObject({
      sample: 'https://files.example.com/s.jpg',
      hint: '不超过 5 MB',
    });
  });

  test('[START-05] replaces within parsed parts too', () => {
    expect(
      readNamespace({
        'base.word': '安全帽',
        'hotWords#1': '["${base.word}",{"${base.word}":["${base.word}"]}]',
      }),
    ).toEqual({
      'base.word': '安全帽',
      hotWords: ['安全帽', { '${base.word}': ['安全帽'] }],
    });
  });

  test('[START-05] does not replace unknown names, objects and inherited properties', () => {
    const values = {
      a: '${nothing.here}',
      b: '${list}',
      c: '${constructor}',
      d: '${a.length}',
      'list#1': '[1]',
    };
    expect(readNamespace(values)).toMatchObject({
      a: '${nothing.here}',
      b: '${list}',
      c: '${constructor}',
      d: '${a.length}',
    });
  });

  test('[START-05] does not replace within replacements, so that circular names end', () => {
    expect(readNamespace({ a: '${b}', b: '${a}' })).toEqual({
      a: '${a}',
      b: '${b}',
    });
  });

  test('[START-05] a key named __proto__ is an ordinary key', () => {
    const read = readNamespace(JSON.parse('{"__proto__": "x", "__proto__#1": "[1]"}'));
    expect(Object.keys(read)).toEqual(['__proto__']);
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
  });

  test('[START-05] joins any value, wherever it was split', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.array(fc.nat(200), { maxLength: 12 }), (value, cuts) => {
        const json = JSON.stringify(value);
        fc.pre(!json.includes('${'));
        const ends = [...new Set([0, ...cuts.map((cut) => cut % (json.length + 1)), json.length])].sort(
          (a, b) => a - b,
        );
        const entries = Object.fromEntries(
          ends
            .slice(1)
            .map((end, at) => [`k#${at + 1}`, json.slice(ends[at], end)] as const)
            .reverse(),
        );
        expect(JSON.stringify(readNamespace(entries).k)).toBe(json);
      }),
    );
  });
});
