import { index, layout, type RouteConfig, route as anyRoute } from '@react-router/dev/routes';

/** An address in other letters is another address. */
const route = (path: string, file: string, options: { id?: string } = {}) =>
  anyRoute(path, file, { caseSensitive: true, ...options });

export default [
  index('areas/site/home.tsx'),
  route('home', 'areas/site/home-redirect.ts'),
  route('hefei', 'areas/site/regional-home.tsx'),
  route('error/:type', 'areas/site/error.tsx'),
  route('duty', 'areas/agreements/duty.tsx'),
  route('open-ability', 'areas/catalogue/list.tsx', { id: 'catalogue-list' }),
  route('open-ability/hefei', 'areas/catalogue/list.tsx', {
    id: 'catalogue-list-regional',
  }),
  route('open-ability/chips', 'areas/catalogue/chip-lookup.tsx', { id: 'catalogue-chips' }),
  route('open-ability/chips/hefei', 'areas/catalogue/chip-lookup.tsx', { id: 'catalogue-chips-regional' }),
  route('open-ability/domain-case-detail/:id', 'areas/catalogue/detail.tsx', {
    id: 'catalogue-detail',
  }),
  route('open-ability/domain-case-detail/:id/hefei', 'areas/catalogue/detail.tsx', { id: 'catalogue-detail-regional' }),
  route('open-ability/compare', 'areas/catalogue/comparison.tsx', { id: 'catalogue-comparison' }),
  route('open-ability/compare/hefei', 'areas/catalogue/comparison.tsx', { id: 'catalogue-comparison-regional' }),
  route('intellisense/ai-training/console/typical-model', 'areas/training/typical-model.tsx'),
  route('auth/login', 'areas/identity/login.tsx'),
  route('auth/register', 'areas/identity/register.tsx'),
  route('auth/forgot', 'areas/identity/forgot.tsx'),
  route('auth/first-login', 'areas/identity/first-login.tsx'),
  route('auth/switch', 'areas/identity/switch-account.tsx'),
  layout('areas/identity/account-frame.tsx', [
    route('account/account', 'areas/identity/account-data.tsx'),
    route('account/security', 'areas/identity/security.tsx'),
    route('account/certification', 'areas/enterprise/certification.tsx'),
    route('account/modify-phone', 'areas/identity/modify-phone.tsx'),
    route('account/modify-password', 'areas/identity/modify-password.tsx'),
    route('account/welcome', 'areas/identity/welcome.tsx'),
    route('account/rights', 'areas/rights/rights.tsx'),
    route('account/shop', 'areas/identity/shop.tsx'),
    route('account/goods', 'areas/identity/goods.tsx'),
    route('account/export', 'areas/identity/export.tsx'),
    route('account/upload', 'areas/files/uploads.tsx'),
    route('account/sub-accounts', 'areas/identity/sub-accounts/page.tsx'),
    route('account/customers', 'areas/identity/customers.tsx'),
    route('account/sheets', 'areas/work-orders/sheets.tsx'),
    route('account/add-sheets', 'areas/work-orders/add-sheets.tsx'),
    route('account/sheet-detail', 'areas/work-orders/sheet-detail.tsx'),
    route('account/message-center/message', 'areas/messages/message-center.tsx'),
  ]),
  route('console', 'areas/console/first-room.ts'),
  layout('areas/console/console-frame.tsx', [
    route('console/certifications', 'areas/console/certifications.tsx'),
    route('console/work-orders', 'areas/console/work-orders.tsx'),
    route('console/messages', 'areas/console/messages.tsx'),
    route('console/announcements', 'areas/console/announcements.tsx'),
    route('console/agreements', 'areas/console/agreements.tsx'),
    route('console/models', 'areas/console/models.tsx'),
    route('console/accounts', 'areas/console/accounts.tsx'),
    route('console/audit-log', 'areas/console/audit-log.tsx'),
    route('console/outbox', 'areas/identity/outbox.tsx'),
  ]),
  route('account-center/:name', 'areas/identity/account-center.ts'),
  route('*', 'areas/site/unknown.tsx'),
] satisfies RouteConfig;
