import { defineContractArea } from '../kit/area.ts';

export const account = defineContractArea({
  permissions: {
    account: 'users',
    shop: 'providers',
    goods: 'providers',
    customers: 'sales',
    welcome: 'portalManagers',
    consoleAccounts: 'operators',
  },
  auditActions: [
    'account.lock',
    'account.unlock',
    'account.signOut',
    'account.releasePasswordLock',
    'account.setRoles',
    'account.setSale',
    'account.showPhone',
    'account.enableSecondFactor',
    'account.disableSecondFactor',
    'account.renewRecoveryCodes',
    'account.useRecoveryCode',
    'account.removeSecondFactor',
  ],
  finds: { accounts: { permission: 'consoleAccounts', order: 1 } },
});

declare module '#contract/kit/area.ts' {
  interface DeclaredAreas {
    account: typeof account;
  }
}
