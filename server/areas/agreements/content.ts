import { agreementContent } from '#contract/agreements/calls.ts';
import type { AreaContent } from '../../content/import-content.ts';
import { type Agreement, createAgreementStore } from './store.ts';

export const agreementsContent: AreaContent<Agreement[]> = {
  area: 'agreements',
  read(files) {
    const list = files.json('agreements/agreements.json', agreementContent);
    return list?.map(({ file, ...agreement }) => ({
      ...agreement,
      content: files.text(`agreements/${file}`) ?? '',
    }));
  },
  write: (database, agreements) => createAgreementStore(database).replace(agreements),
};
