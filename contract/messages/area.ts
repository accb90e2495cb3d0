import { defineContractArea } from '../kit/area.ts';

export const messages = defineContractArea({
  permissions: { messageCenter: 'customers', consoleMessages: 'operators' },
  auditActions: ['message.send', 'message.cancel'],
});

declare module '#contract/kit/area.ts' {
  interface DeclaredAreas {
    messages: typeof messages;
  }
}
