import { MessageSquareText } from 'lucide-react';
import { defineConsoleEntries } from '#web/kit/area.ts';

export default defineConsoleEntries([
  {
    path: '/console/feedback',
    permission: 'consoleFeedback',
    Icon: MessageSquareText,
    waiting: 'feedback',
    group: 'waiting',
    order: 3,
  },
]);
