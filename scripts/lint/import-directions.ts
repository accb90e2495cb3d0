import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { resolveOurs, whyNot } from './directions.ts';

// The parts of oxlint's plugin interface that are used here. The package has no types for it.
interface Literal {
  type: string;
  value?: unknown;
}
interface Importing {
  source: Literal | null;
  importKind?: 'type' | 'value';
  exportKind?: 'type' | 'value';
}
interface Context {
  cwd: string;
  filename: string;
  report(finding: { node: Literal; message: string }): void;
}

const pagesOf = new Map<string, Set<string>>();

const textOf = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};

/** Returns the page files that the areas name in `web/areas/<area>/area.ts`, as paths from the project's folder. */
function pages(root: string): Set<string> {
  let found = pagesOf.get(root);
  if (!found) {
    const folder = join(root, 'web/areas');
    const areas = existsSync(folder) ? readdirSync(folder) : [];
    found = new Set(
      areas.flatMap((area) =>
        [...textOf(join(folder, area, 'area.ts')).matchAll(/file: '([\w./-]+\.tsx?)'/g)].map(
          ([, file]) => `web/areas/${area}/${file}`,
        ),
      ),
    );
    pagesOf.set(root, found);
  }
  return found;
}

function composes(root: string, path: string): boolean {
  return /^server\/areas\/[^/]+\/routes\.ts$/.test(path) || path.endsWith('-page.tsx') || pages(root).has(path);
}

function check(context: Context): Record<string, (node: Importing) => void> {
  const importer = relative(context.cwd, context.filename).split(sep).join('/');
  const look = (source: Literal | null, typeOnly = false) => {
    if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
    const imported = resolveOurs(importer, source.value);
    const reason = imported && whyNot({ importer, imported, typeOnly, composes: composes(context.cwd, importer) });
    if (reason) context.report({ node: source, message: reason });
  };
  return {
    ImportDeclaration: (node) => look(node.source, node.importKind === 'type'),
    ImportExpression: (node) => look(node.source),
    ExportNamedDeclaration: (node) => look(node.source, node.exportKind === 'type'),
    ExportAllDeclaration: (node) => look(node.source, node.exportKind === 'type'),
    TSImportType: (node) => look(node.source, true),
  };
}

export default {
  meta: { name: 'portal' },
  rules: { 'import-directions': { create: check } },
};
