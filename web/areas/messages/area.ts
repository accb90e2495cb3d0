import { Bell } from 'lucide-react';
import type messagesTexts from '#content/texts/zh-CN/messages/messages.json';
import type messageCenterTexts from '#content/texts/zh-CN/messages/messageCenter.json';
import type sendingsTexts from '#content/texts/zh-CN/messages/sendings.json';
import { defineWebArea } from '#web/kit/area.ts';

declare module '#web/kit/texts.ts' {
  interface TextFiles {
    messages: typeof messagesTexts;
    messageCenter: typeof messageCenterTexts;
    sendings: typeof sendingsTexts;
  }
}

export default defineWebArea({
  name: 'messages',
  accountPages: [{ path: 'account/message-center/message', file: 'message-center/message-center.tsx' }],
  accountEntries: [
    {
      path: '/account/message-center/message',
      menu: { order: 2, title: 'messages.title', permission: 'messageCenter', Icon: Bell },
    },
  ],
  consolePages: [{ path: 'console/messages', file: 'console/messages.tsx' }],
});
