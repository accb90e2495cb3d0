import { UsersRound } from 'lucide-react';
import { defineConsoleEntries } from '#web/kit/area.ts';

export default defineConsoleEntries([
  { path: '/console/accounts', permission: 'consoleAccounts', Icon: UsersRound, group: 'people', order: 1 },
]);
