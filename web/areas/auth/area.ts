import type identityTexts from '#content/texts/zh-CN/auth/identity.json';
import type loginStepTexts from '#content/texts/zh-CN/auth/loginStep.json';
import { defineWebArea } from '#web/kit/area.ts';

declare module '#web/kit/texts.ts' {
  interface TextFiles {
    identity: typeof identityTexts;
    loginStep: typeof loginStepTexts;
  }
}

export default defineWebArea({
  name: 'auth',
  pages: [
    { path: 'auth/login', file: 'login/login.tsx' },
    { path: 'auth/register', file: 'register/register.tsx' },
    { path: 'auth/forgot', file: 'forgot/forgot.tsx' },
    { path: 'auth/first-login', file: 'first-login/first-login.tsx' },
    { path: 'auth/switch', file: 'switch-account/switch-account.tsx' },
  ],
  consolePages: [{ path: 'console/outbox', file: 'console/outbox.tsx' }],
});
