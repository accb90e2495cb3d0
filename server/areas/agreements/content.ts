import { agreementContent } from '#contract/agreements/calls.ts';
import type { AreaContent } from '../../content/import-content.ts';
import { type Agreement, createAgreementStore } from './store.ts';

const agreementsFile = 'agreements/agreements.json';

export const agreementsContent: AreaContent<Agreement[]> = {
  area: 'agreements',
  read(files) {
    const list = files.json(agreementsFile, agreementContent);
    for (const name of ['key', 'title'] as const)
      for (const [at, agreement] of (list ?? []).entries())
        if (list?.findIndex((other) => other[name] === agreement[name]) !== at)
          files.fault(agreementsFile, `${at}.${name}`, 'stands twice');
    return list?.map(({ file, ...agreement }) => ({
      ...agreement,
      content: files.text(`agreements/${file}`) ?? '',
    }));
  },
  write: (database, agreements) => createAgreementStore(database).replace(agreements),
};
