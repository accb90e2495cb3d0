import { expect, test } from 'vitest';
import { group, list, markdown, picture, text } from '#contract/kit/content/fields.ts';
import { referencesOf } from './references.ts';

const id = 'AbCdEfGhIjKlMnOpQrStU_';
const other = 'BbCdEfGhIjKlMnOpQrStU-';

test('[CONT-04] pictures of the library are references, in fields, in lists and in Markdown, also by the address of a variant', () => {
  const fields = {
    name: text(100),
    cover: picture(),
    slides: list(group({ image: picture() }), 5),
    body: markdown(1000),
  };
  const payload = {
    name: `/media/${other}`,
    cover: `/media/${id}`,
    slides: [{ image: `/media/${other}` }, { image: '/static/site/logo.svg' }],
    body: `![一](/media/${id} "题")\n\n- [下载](/media/${id}/0123456789abcdef/whole-640.webp)\n- ![别处](https://a.cn/media/${other})`,
  };
  expect(referencesOf(fields, payload)).toEqual([
    { field: 'cover', target: `media:${id}` },
    { field: 'slides.image', target: `media:${other}` },
    { field: 'slides.image', target: 'path:/static/site/logo.svg' },
    { field: 'body', target: `media:${id}` },
  ]);
});
