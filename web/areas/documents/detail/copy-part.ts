import { twinPath } from '#contract/documents/document-path.ts';
import { t } from '#web/kit/texts.ts';
import { copyText } from '#web/kit/ui/copy/copy-text.ts';
import { showNotice } from '#web/kit/ui/notice.tsx';

type Part = 'page' | 'section' | 'code' | 'place';

const fetchTwin = async (slug: string, place?: string): Promise<string> => {
  const search = place === undefined ? '' : `?section=${encodeURIComponent(place)}`;
  const response = await fetch(twinPath(slug) + search);
  if (!response.ok) throw new Error(`the Markdown answered ${response.status}`);
  return response.text();
};

const textOf = async (part: Part, tool: HTMLElement, slug: string): Promise<string> => {
  if (part === 'page') return fetchTwin(slug);
  if (part === 'section') return fetchTwin(slug, tool.dataset.place);
  if (part === 'place') return (tool as HTMLAnchorElement).href;
  const block = tool.closest('.md-block');
  const code = block && block.querySelector('code');
  return code ? (code.textContent as string).replace(/\n$/, '') : '';
};

/** Copies what a tool of a document names, and shows whether that succeeded. */
export const copyPart = async (tool: HTMLElement, slug: string): Promise<void> => {
  const part = tool.dataset.copy as Part;
  try {
    if (!(await copyText(await textOf(part, tool, slug)))) throw new Error('the browser does not allow it');
    showNotice(t(`documents.copied.${part}`), 'success');
  } catch {
    showNotice(t('documents.copyFailed'), 'danger');
  }
};
