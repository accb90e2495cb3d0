import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { htmlToMarkdown } from './html-to-markdown.ts';

const converted = (html: string) =>
  htmlToMarkdown(parseHTML(`<!doctype html><html><body>${html}</body></html>`).document.body as unknown as HTMLElement);

test.each([
  ['<p>只有 <span>文字</span></p>', undefined],
  ['<h2>标题 <b>粗</b></h2><p>一<br>二</p>', '## 标题 **粗**\n\n一  \n二'],
  ['<p>a <strong>b </strong>c <em>d</em> <code>e`f</code> <s>g</s></p>', 'a **b** c *d* `` e`f `` ~~g~~'],
  [
    '<p><a href="https://example.com/a(b)">a</a> <a href="javascript:x">b</a></p>',
    '[a](https://example.com/a%28b%29) b',
  ],
  [
    '<p><img src="/media/a" alt="图"> <img src="https://example.com/b.png" alt="别处的图"></p>',
    '![图](/media/a) 别处的图',
  ],
  ['<ul><li>一<ol><li>甲</li><li>乙</li></ol></li><li>二</li></ul>', '- 一\n  1. 甲\n  2. 乙\n- 二'],
  [
    '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1|2</td><td>x<br>y</td></tr></tbody></table>',
    '| a | b |\n| --- | --- |\n| 1\\|2 | x y |',
  ],
  ['<pre>let a = 1;\n  b</pre>', '```\nlet a = 1;\n  b\n```'],
  ['<blockquote><p>一</p><p>二</p></blockquote><hr>', '> 一\n>\n> 二\n\n---'],
  ['<b style="font-weight:normal"><p>甲 <i>乙</i></p><p>丙</p></b>', '甲 *乙*\n\n丙'],
  ['<p>1. *a* [b] &lt;c&gt; <b>d</b></p>', '1\\. \\*a\\* \\[b\\] \\<c> **d**'],
  ['<style>p{}</style><script>alert(1)</script><p><b>a</b></p>', '**a**'],
])('%s', (html, markdown) => {
  expect(converted(html)).toBe(markdown);
});
