import { agreementContent } from '#contract/agreements/calls.ts';
import { WrongContent } from '#server/kit/content/content-files.ts';
import type { AreaContent } from '#server/kit/content/import-content.ts';
import { markdownErrorText } from '#server/kit/markdown/render-markdown.ts';
import { type Agreement, createImportStore } from './import-store.ts';
import { subAccountTextFile } from './sub-account-text.ts';

const agreementsFile = 'agreements/agreements.json';

export const agreementsContent: AreaContent<Agreement[]> = {
  area: 'agreements',
  read(files) {
    const text = (file: string) => {
      const content = files.text(file)?.replaceAll('\r\n', '\n').trim();
      const reason = content === undefined ? undefined : markdownErrorText(content);
      if (reason) files.addError(file, '', reason);
      return content ?? '';
    };
    // The file is served unchanged. Reading it here reports errors at the start.
    text(subAccountTextFile);
    const list = files.json(agreementsFile, agreementContent);
    for (const name of ['key', 'title'] as const)
      for (const [at, agreement] of (list ?? []).entries())
        if (list?.findIndex((other) => other[name] === agreement[name]) !== at)
          files.addError(agreementsFile, `${at}.${name}`, 'occurs twice');
    return list?.map(({ file, ...agreement }) => ({
      ...agreement,
      content: text(`agreements/${file}`),
    }));
  },
  async write(database, agreements) {
    const confirmedOtherwise = await createImportStore(database).bring(agreements);
    if (confirmedOtherwise.length === 0) return;
    throw new WrongContent(
      confirmedOtherwise.map((at) => ({
        file: agreementsFile,
        field: `${at}.version`,
        reason: `users have agreed to another text of version ${agreements[at]?.version}: give the new one another version`,
      })),
    );
  },
};
