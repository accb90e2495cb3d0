import { defineList } from '../kit/list/define-list.ts';
import { opened, view } from '../kit/list/parameters.ts';
import { AGREEMENT_KEY_MAXIMUM } from './limits.ts';

/** The console page for agreements: the list, the versions of the agreement `id`, or a form for a new version. */
export const agreementList = defineList({
  path: '/console/agreements',
  parameters: {
    id: opened(new RegExp(`^[a-z][a-z0-9-]{0,${AGREEMENT_KEY_MAXIMUM - 1}}$`), { name: 'key' }),
    view: view(['write']),
  },
});

export const versionsUrl = (key: string) => agreementList.urlOf({ ...agreementList.empty, id: key });
export const newVersionUrl = (key: string) => agreementList.urlOf({ id: key, view: 'write' });
