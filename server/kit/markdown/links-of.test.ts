import { expect, test } from 'vitest';
import { linksOf } from './links-of.ts';
import { sectionsOf } from './sections-of.ts';

const id = '12345678-1234-1234-1234-123456789abc';

test('finds links, pictures and entries, each at its line', () => {
  const source = `# 一 [a](/a)

第一行 [b](https://example.com/b)
第二行 ![图 *一*](/media/x)
[c](entry:${id}#s-二) [d](mailto:d@example.com)

\`\`\`
[没有](/none)
\`\`\`

| 表 |
| - |
| [e][ref] ![](https://evil.example/x.png) |

[ref]: /e
`;
  expect(linksOf(source)).toEqual({
    links: [
      { address: '/a', line: 1 },
      { address: 'https://example.com/b', line: 3 },
      { address: 'mailto:d@example.com', line: 5 },
      { address: '/e', line: 13 },
    ],
    pictures: [{ address: '/media/x', alt: '图 一', line: 4 }],
    entries: [{ entryId: id, line: 5 }],
  });
});

test('splits a document into sections with what a reader sees', () => {
  expect(
    sectionsOf(
      '前言 **粗**\n\n# 一\n\n- a [b](/b)\n- `c`\n\n> [!NOTE]\n> d\n\n## 一\n\n| e |\n| - |\n| f |\n\n```ts\ng\n```\n\n## 空',
    ),
  ).toEqual([
    { title: '', anchor: '', level: 0, text: '前言 粗' },
    { title: '一', anchor: 's-一', level: 1, text: 'a b\nc\nd' },
    { title: '一', anchor: 's-一-2', level: 2, text: 'e\nf\ng' },
    { title: '空', anchor: 's-空', level: 2, text: '' },
  ]);
  expect(sectionsOf('')).toEqual([]);
});
