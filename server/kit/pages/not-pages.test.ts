import { expect, test } from 'vitest';
import { isPagePath } from '#contract/kit/page-paths.ts';
import { testApp } from '#server/app/testing.ts';

const { app } = await testApp({ PUBLIC_URL: 'https://portal.example.com' }, { pages: true });

/** Returns the paths of all routes, assembled from the branches of the router's tree. */
const routePaths = (): string[] => {
  const branch: string[] = [];
  return app
    .printRoutes()
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', text = '', methods] = /^([│ ]*)[├└]── ([^ ]*)( \(.*\))?$/.exec(line) ?? [];
      if (text === '') return [];
      branch.splice(indent.length / 4, branch.length, text);
      return methods ? [branch.join('')] : [];
    });
};

test('[ID-17] only page routes have paths to which a login returns', () => {
  const paths = routePaths();
  for (const path of [
    '/api/health',
    '/static/*',
    '/agreement/*',
    '/robots.txt',
    '/sitemap.xml',
    '/llms.txt',
    '/configfiles/*',
  ])
    expect(paths).toContain(path);
  // A parameter with a pattern matches all names with the ending of the pattern.
  const samples = paths.map((path) => path.replace(/:\w+\(.*(\.\w+)\$\)$/, 'name$1'));
  expect(samples).toContain('/resource-center/document-detail/name.md');
  expect(samples.filter((path) => isPagePath(path))).toEqual(['/*']);
});
