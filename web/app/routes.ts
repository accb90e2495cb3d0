import { index, layout, type RouteConfig, route as anyRoute } from '@react-router/dev/routes';

/** An address in other letters is another address. */
const route = (path: string, file: string, options: { id?: string } = {}) =>
  anyRoute(path, file, { caseSensitive: true, ...options });

export default [
  index('../areas/site/home/home.tsx'),
  route('home', '../areas/site/home-redirect.ts'),
  route('hefei', '../areas/site/home/regional-home.tsx'),
  route('error/:type', '../areas/site/error/error.tsx'),
  route('duty', '../areas/agreements/duty/duty.tsx'),
  route('open-ability', '../areas/catalogue/list/list.tsx', { id: 'catalogue-list' }),
  route('open-ability/hefei', '../areas/catalogue/list/list.tsx', {
    id: 'catalogue-list-regional',
  }),
  route('open-ability/chips', '../areas/catalogue/chip-lookup/chip-lookup.tsx', { id: 'catalogue-chips' }),
  route('open-ability/chips/hefei', '../areas/catalogue/chip-lookup/chip-lookup.tsx', {
    id: 'catalogue-chips-regional',
  }),
  route('open-ability/domain-case-detail/:id', '../areas/catalogue/detail/detail.tsx', {
    id: 'catalogue-detail',
  }),
  route('open-ability/domain-case-detail/:id/hefei', '../areas/catalogue/detail/detail.tsx', {
    id: 'catalogue-detail-regional',
  }),
  route('open-ability/compare', '../areas/catalogue/comparison/comparison.tsx', { id: 'catalogue-comparison' }),
  route('open-ability/compare/hefei', '../areas/catalogue/comparison/comparison.tsx', {
    id: 'catalogue-comparison-regional',
  }),
  route('intellisense/ai-training/console/typical-model', '../areas/training/typical-model/typical-model.tsx'),
  route('auth/login', '../areas/auth/login/login.tsx'),
  route('auth/register', '../areas/auth/register/register.tsx'),
  route('auth/forgot', '../areas/auth/forgot/forgot.tsx'),
  route('auth/first-login', '../areas/auth/first-login/first-login.tsx'),
  route('auth/switch', '../areas/auth/switch-account/switch-account.tsx'),
  layout('./frames/account-frame.tsx', [
    route('account/account', '../areas/account/account-data/account-data.tsx'),
    route('account/security', '../areas/account/security/security.tsx'),
    route('account/certification', '../areas/enterprise/certification/certification.tsx'),
    route('account/modify-phone', '../areas/account/modify/modify-phone.tsx'),
    route('account/modify-password', '../areas/account/modify/modify-password.tsx'),
    route('account/welcome', '../areas/account/welcome/welcome.tsx'),
    route('account/rights', '../areas/rights/rights/rights.tsx'),
    route('account/shop', '../areas/account/opens-later/shop.tsx'),
    route('account/goods', '../areas/account/opens-later/goods.tsx'),
    route('account/export', '../areas/account/export/export.tsx'),
    route('account/upload', '../areas/files/uploads/uploads.tsx'),
    route('account/sub-accounts', '../areas/organisation/sub-accounts/page.tsx'),
    route('account/customers', '../areas/account/opens-later/customers.tsx'),
    route('account/sheets', '../areas/work-orders/sheets/sheets.tsx'),
    route('account/add-sheets', '../areas/work-orders/add-sheets/add-sheets.tsx'),
    route('account/sheet-detail', '../areas/work-orders/sheet-detail/sheet-detail.tsx'),
    route('account/message-center/message', '../areas/messages/message-center/message-center.tsx'),
  ]),
  route('console', '../areas/console/first-page.ts'),
  layout('./frames/console-frame.tsx', [
    route('console/certifications', '../areas/enterprise/console/certifications.tsx'),
    route('console/work-orders', '../areas/work-orders/console/work-orders.tsx'),
    route('console/messages', '../areas/messages/console/messages.tsx'),
    route('console/announcements', '../areas/site/console/announcements.tsx'),
    route('console/agreements', '../areas/agreements/console/agreements.tsx'),
    route('console/models', '../areas/trial/console/models.tsx'),
    route('console/accounts', '../areas/account/console/accounts.tsx'),
    route('console/audit-log', '../areas/console/audit-log/audit-log.tsx'),
    route('console/outbox', '../areas/auth/console/outbox.tsx'),
  ]),
  route('account-center/:name', '../areas/account/account-center.ts'),
  route('*', '../areas/site/unknown.tsx'),
] satisfies RouteConfig;
