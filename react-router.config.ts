import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'web/app',
  ssr: true,
  // A page's data and its parts are one file: the names of more files would weigh on every page.
  splitRouteModules: false,
  // Few routes: all of them in the first page, so that no request of its own looks for them.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
