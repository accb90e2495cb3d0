import { describe, expect, test } from 'vitest';
import { markdownErrorText, renderMarkdown, renderMarkdownPart } from './render-markdown.ts';

const hostile =
  '<script>alert(1)</script>\n\n[a](javascript:alert(1)) [b](JaVaScRiPt&colon;x) [c](data:text/html,x) [d](//evil.example) ![e](vbscript:x)\n\n<img src=x onerror=alert(1)>';

describe('markdown', () => {
  test.each([renderMarkdownPart(hostile), renderMarkdown(hostile).html])('runs nothing that it contains', (html) => {
    expect(html).toContain('alert(1)');
    expect(html).not.toMatch(/<script|<img|href="(?!\/[^/])/i);
  });

  test('keeps links to http, mail, phone and paths of ours', () => {
    const { html } = renderMarkdown(
      '[a](https://example.com/) [b](mailto:a@example.com) [c](tel:400) [d](/duty/) [e](#x)',
    );
    expect(html.match(/href="[^"]+"/g)).toEqual([
      'href="https://example.com/"',
      'href="mailto:a@example.com"',
      'href="tel:400"',
      'href="/duty/"',
      'href="#x"',
    ]);
  });

  test('shows only our pictures; others become their alt text', () => {
    const { html } = renderMarkdown(
      '![图 "一"](/static/a.svg "题") ![二](https://evil.example/x.png) ![三](//evil.example/x.png) ![四](/\\evil.example/x.png) ![五](data:image/svg+xml,x) ![<b>](https://evil.example/y.png)',
    );
    expect(html.match(/<img[^>]*>/g)).toEqual([
      '<img src="/static/a.svg" alt="图 &quot;一&quot;" title="题">',
      '<img src="/%5Cevil.example/x.png" alt="四">',
    ]);
    for (const name of ['二', '三', '五', '&lt;b&gt;']) expect(html).toContain(name);
    expect(html).not.toMatch(/(src|href)="[^"]*evil\.example[^"]*"(?<!%5C.*)/);
  });

  test.each([
    ['holds markup', '一 <b>粗</b>'],
    ['holds markup', '<div>\n\n一\n\n</div>'],
    ['holds markup', '一\n\n<!-- 注 -->'],
    ['holds a link', '[a](javascript:alert(1))'],
    ['holds a link', '[a]\n\n[a]: data:text/html,x'],
    ['holds a link', '<javascript:alert(1)>'],
    ['holds a picture', '![a](https://example.com/a.png)'],
    ['holds a picture', '[![a](//example.com/a.png)](/duty/)'],
  ])('says what is left out: %s in %s', (reason, source) => {
    expect(markdownErrorText(source)).toMatch(new RegExp(`^${reason}`));
  });

  test('finds no problem in a text that is shown completely', () => {
    expect(
      markdownErrorText(
        '# 一\n\n1 < 2，`<b>`，<https://example.com/> [a](/duty/) ![a](/static/a.svg)\n\n| a |\n| - |\n| 1 |',
      ),
    ).toBeUndefined();
  });
});
