import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderMarkdownPart } from '#server/kit/markdown/render-markdown.ts';

/** Below the folder of the content; served below `/agreement/` as it is. */
export const subAccountTextFile = 'agreements/static/agreementUpdateForSubAccount.md';

/** What a sub-account reads while its main account has an agreement to confirm: the first heading is the title. */
export const readSubAccountText = (root: string): { title: string; html: string } => {
  const source = readFileSync(join(root, 'content', subAccountTextFile), 'utf8');
  const [, title = '', text = ''] = /^#\s+(.+)\n([^]*)$/.exec(source) ?? [];
  return { title: title.trim(), html: renderMarkdownPart(text) };
};
