import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderMarkdownPart } from '#server/kit/markdown/render-markdown.ts';

/** Relative to the content folder. The file is also served unchanged below `/agreement/`. */
export const subAccountTextFile = 'agreements/static/agreementUpdateForSubAccount.md';

/** Reads the text for sub-accounts whose main account has to confirm an agreement. The first heading is the title. */
export const readSubAccountText = (root: string): { title: string; html: string } => {
  const source = readFileSync(join(root, 'content', subAccountTextFile), 'utf8');
  const [, title = '', text = ''] = /^#\s+(.+)\n([^]*)$/.exec(source) ?? [];
  return { title: title.trim(), html: renderMarkdownPart(text) };
};
