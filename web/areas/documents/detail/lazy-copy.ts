import { t } from '#web/kit/texts.ts';
import { showNotice } from '#web/kit/ui/notice.tsx';

/** Copies what a tool of a document names. The script is loaded when a tool is used. */
export const copyLazily = (tool: HTMLElement, slug: string): void => {
  import('./copy-part.ts').then(
    ({ copyPart }) => copyPart(tool, slug),
    () => showNotice(t('documents.copyFailed'), 'danger'),
  );
};
