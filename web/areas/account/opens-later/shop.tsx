import type { MetaArgs } from 'react-router';
import type { PageHandle } from '#web/kit/page.ts';
import { pageHead } from '#web/kit/shell/page-head.ts';
import { WorkFailure } from '#web/kit/shell/work-failure.tsx';
import { t } from '#web/kit/texts.ts';
import { OpensLater } from './opens-later.tsx';

export const handle: PageHandle = { private: true, permission: 'shop', bare: true };
export const meta = ({ matches }: MetaArgs) => pageHead(matches, { title: t('account.shop.title') });
export const ErrorBoundary = WorkFailure;

/** The future page of a service provider's shop. */
export default () => (
  <OpensLater
    title="account.shop.title"
    lead="account.shop.lead"
    preparations={[
      {
        name: 'account.shop.certification',
        text: 'account.shop.certificationText',
        to: '/account/account',
        act: 'account.shop.toAccount',
      },
      { name: 'account.shop.brand', text: 'account.shop.brandText' },
      { name: 'account.shop.team', text: 'account.shop.teamText' },
      { name: 'account.shop.cases', text: 'account.shop.casesText' },
      {
        name: 'account.shop.service',
        text: 'account.shop.serviceText',
        to: '/duty/?key=provider-onboarding-agreement',
        act: 'account.shop.toAgreement',
      },
    ]}
  />
);
