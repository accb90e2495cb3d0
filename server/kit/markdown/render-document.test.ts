import { parseHTML } from 'linkedom';
import { describe, expect, test } from 'vitest';
import { renderDocument, renderDocumentPage } from './render-document.ts';
import { attacks } from './testing-attacks.ts';

const known = '12345678-1234-1234-1234-123456789abc';
const hidden = '12345678-1234-1234-1234-123456789abd';
const addressOf = (entryId: string) => (entryId === known ? '/document/install' : undefined);
const html = (source: string) => renderDocument(source, { addressOf }).html.trim();

const elements = new Set(
  'p h1 h2 h3 h4 h5 h6 ul ol li blockquote pre code em strong s a span img br hr div table thead tbody tr th td'.split(
    ' ',
  ),
);
const attributes = new Set(
  'id class href rel target title src alt loading decoding width height tabindex role start'.split(' '),
);
const link = /^(https?:|mailto:|tel:|\/(?!\/|\\)|#)/i;
const picture = /^\/(?!\/|\\)/;

/** Returns everything of a page that a document never has. */
const unsafeParts = (page: string): string[] => {
  const { document } = parseHTML(`<!doctype html><html><body>${page}</body></html>`);
  return [...document.body.querySelectorAll('*')].flatMap((element) => {
    const name = element.tagName.toLowerCase();
    const own = [...element.attributes].filter(({ name: attribute, value }) => {
      if (attribute === 'href') return !link.test(value);
      if (attribute === 'src') return !picture.test(value);
      return !attributes.has(attribute);
    });
    return [...(elements.has(name) ? [] : [name]), ...own.map((attribute) => `${name} ${attribute.name}`)];
  });
};

describe('attacks', () => {
  test('[DOC-03] none of the known attacks brings anything that runs into a page', () => {
    expect(attacks.length).toBeGreaterThan(500);
    const found = attacks.map((source) => ({ source, parts: unsafeParts(html(source)) }));
    expect(found.filter(({ parts }) => parts.length > 0)).toEqual([]);
  });

  test('[DOC-03] nor do the tools and the coloured code of the page', async () => {
    const allowed = new Set(['button', 'math']);
    const found: string[] = [];
    for (const source of attacks) {
      const { html: page } = await renderDocumentPage(source, { addressOf });
      for (const part of unsafeParts(page.replace(/<math[^]*?<\/math>/g, '')))
        if (!allowed.has(part) && !/^(button (type|data-[a-z]+)|a (aria-label|data-copy))$/.test(part))
          found.push(`${part}: ${source}`);
    }
    expect(found).toEqual([]);
  });

  test('code is coloured by classes alone, and a formula with a mistake stays text', async () => {
    const { html: page } = await renderDocumentPage(
      '```sh run\necho "<b>" # x\n```\n\n$`\\frac{a`$ $`a^2`$\n\n```math\n\\href{javascript:x}{y}\n```',
    );
    expect(page).toContain('<span class="md-string-expression">&quot;&lt;b&gt;&quot;</span>');
    expect(page).toContain('<span>Shell</span>');
    expect(page).toMatch(/<code>\\frac\{a<\/code> <math>/);
    expect(page).not.toMatch(/style=|href="javascript/);
  });

  test('formulas are written as usual, between one or two dollar signs, and prices are none', () => {
    const shown = (source: string) => html(source).replace(/<math( display="block")?[^>]*>[^]*?<\/math>/g, '<math$1>');
    expect(shown('圆 $a^2$，$`b`$，$$c$$。')).toBe('<p>圆 <math>，<math>，<math display="block">。</p>');
    for (const source of ['$$a$$', '$$\na\n\nb\n$$', '```math\na\n```', '$$\na'])
      expect(shown(source)).toBe('<div class="md-formula" tabindex="0"><math display="block"></div>');
    expect(shown('文字\n$$\na\n$$\n文字')).toMatch(/^<p>文字<\/p>\n<div.*\n<p>文字<\/p>$/);
    for (const source of ['$5 到 $10', '5$ 和 6$', '\\$a$', '$ a $', '`$a$`', '$a', '$$', '| $a | b$ |'])
      expect(shown(source)).not.toContain('<math');
    expect(shown('$\\frac{a$')).toBe('<p><code>\\frac{a</code></p>');
    expect(shown('$$\n\\frac{a\n$$')).toBe('<pre class="md-code" tabindex="0"><code>\\frac{a\n</code></pre>');
  });

  test('the check of a page sees what runs', () => {
    expect(unsafeParts('<p onclick=x><a href="javascript:x">a</a><script>1</script><img src="//x"></p>')).toEqual([
      'p onclick',
      'a href',
      'script',
      'img src',
    ]);
  });
});

/** Texts that make careless parsers take quadratic time or run out of stack. */
const expensive: Record<string, (size: number) => string> = {
  brackets: (size) => '['.repeat(size),
  'open links': (size) => '[a]('.repeat(size / 4),
  'open pictures': (size) => '!['.repeat(size / 2),
  stars: (size) => 'a**b_'.repeat(size / 5),
  quotes: (size) => '>'.repeat(size),
  'lists in lists': (size) =>
    Array.from({ length: Math.sqrt(size) }, (_none, at) => `${' '.repeat(2 * at)}- a`).join('\n'),
  'runs of backticks': (size) => Array.from({ length: Math.sqrt(2 * size) }, (_none, at) => '`'.repeat(at)).join('a'),
  angles: (size) => '<'.repeat(size),
  'open formulas': (size) => '$a'.repeat(size / 2),
  'formulas without an end': (size) => '$$a\n'.repeat(size / 4),
  headings: (size) => '# a\n\n'.repeat(size / 5),
  notes: (size) => '> [!NOTE]\n> a\n\n'.repeat(size / 15),
  definitions: (size) => '[a]: /b\n'.repeat(size / 8),
  columns: (size) => `${'|a'.repeat(100)}|\n${'|-'.repeat(100)}|\n${'|a\n'.repeat(size / 3)}`,
  ampersands: (size) => '&'.repeat(size),
};

test.each(Object.entries(expensive))('%s: ten times the text takes no hundred times the work', (_name, make) => {
  const timeOf = (size: number) => {
    const source = make(size);
    const start = process.cpuUsage().user;
    renderDocument(source);
    return process.cpuUsage().user - start;
  };
  timeOf(20_000);
  const [small, large] = [Math.max(timeOf(20_000), 5000), timeOf(200_000)];
  expect(large / small).toBeLessThan(50);
});

describe('a document', () => {
  test('has an outline whose headings can be linked to', () => {
    const { html: page, outline } = renderDocument(
      '# 安装 Node.js\n\n## 步骤\n\n## 步骤\n\n## 步骤-2\n\n## ？\n\n> ## 引',
    );
    expect(outline).toEqual([
      { id: 's-安装-node-js', title: '安装 Node.js', level: 1 },
      { id: 's-步骤', title: '步骤', level: 2 },
      { id: 's-步骤-2', title: '步骤', level: 2 },
      { id: 's-步骤-2-2', title: '步骤-2', level: 2 },
      { id: 's-section', title: '？', level: 2 },
    ]);
    for (const { id } of outline) expect(page).toContain(` id="${id}"`);
  });

  test('has notes, which are quotes for every other reader of Markdown', () => {
    expect(html('> [!WARNING]\n> 小心 **火**')).toBe(
      '<div class="md-note md-note-warning" role="note">\n<p class="md-note-title">注意</p>\n<p>小心 <strong>火</strong></p>\n</div>',
    );
    expect(html('> [!note]\n>\n> 一\n>\n> > 二')).toContain(
      '<p>一</p>\n<blockquote>\n<p>二</p>\n</blockquote>\n</div>',
    );
    expect(html('> [!OTHER]\n> 一')).toMatch(/^<blockquote>/);
    expect(html('> 一 [!NOTE]')).toMatch(/^<blockquote>/);
  });

  test('has tables that scroll, and aligns their columns without styles', () => {
    expect(html('| a | b |\n| -: | - |\n| 1 | 2 |')).toBe(
      '<div class="md-table" tabindex="0"><table>\n<thead>\n<tr>\n<th class="md-right">a</th>\n<th>b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td class="md-right">1</td>\n<td>2</td>\n</tr>\n</tbody>\n</table></div>',
    );
  });

  test('has code with its language', () => {
    expect(html('```c++ x=1\na < b\n```')).toBe(
      '<pre class="md-code" tabindex="0"><code class="language-c++">a &lt; b\n</code></pre>',
    );
    expect(html('```\na\n```')).toBe('<pre class="md-code" tabindex="0"><code>a\n</code></pre>');
  });

  test('keeps the place of a picture whose size is known', () => {
    const sizeOf = (address: string) => (address === '/media/a' ? { width: 3, height: 4 } : undefined);
    expect(renderDocument('![图](/media/a) ![](/media/b)', { sizeOf }).html).toBe(
      '<p><img src="/media/a" alt="图" loading="lazy" decoding="async" width="3" height="4"> <img src="/media/b" alt="" loading="lazy" decoding="async"></p>\n',
    );
  });

  test('leads to an entry at its present address, and does not lead to one that visitors cannot see', () => {
    expect(html(`[安装](entry:${known}) [步骤](entry:${known}#s-步骤 "题")`)).toBe(
      '<p><a href="/document/install">安装</a> <a href="/document/install#s-%E6%AD%A5%E9%AA%A4" title="题">步骤</a></p>',
    );
    expect(html(`[**旧**](entry:${hidden})`)).toBe('<p><span class="md-dead"><strong>旧</strong></span></p>');
  });

  test('opens other sites in a tab that cannot reach back', () => {
    expect(html('[a](https://example.com/) [b](/duty/)')).toBe(
      '<p><a href="https://example.com/" rel="noopener noreferrer" target="_blank">a</a> <a href="/duty/">b</a></p>',
    );
  });
});
