import type { MetaArgs } from 'react-router';
import type { PageHandle } from '#web/kit/page.ts';
import { pageHead } from '#web/kit/shell/page-head.ts';
import { WorkFailure } from '#web/kit/shell/work-failure.tsx';
import { t } from '#web/kit/texts.ts';
import { OpensLater } from './opens-later.tsx';

export const handle: PageHandle = { private: true, permission: 'goods', bare: true };
export const meta = ({ matches }: MetaArgs) => pageHead(matches, { title: t('account.goods.title') });
export const ErrorBoundary = WorkFailure;

/** The future page of a service provider's goods. */
export default () => (
  <OpensLater
    title="account.goods.title"
    lead="account.goods.lead"
    preparations={[
      { name: 'account.goods.name', text: 'account.goods.nameText' },
      { name: 'account.goods.pictures', text: 'account.goods.picturesText' },
      {
        name: 'account.goods.abilities',
        text: 'account.goods.abilitiesText',
        to: '/open-ability',
        act: 'account.goods.toAbilities',
      },
      {
        name: 'account.goods.chips',
        text: 'account.goods.chipsText',
        to: '/open-ability/chips',
        act: 'account.goods.toChips',
      },
      { name: 'account.goods.price', text: 'account.goods.priceText' },
    ]}
  />
);
