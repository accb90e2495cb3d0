import type { Plugin } from 'vite';
import { withCuts } from './cuts.ts';
import { reactCuts } from './react-cuts.ts';
import { routerCuts } from './router-cuts.ts';

/** For the browser's script alone: the server and the development server have the libraries as they are. */
const ofBrowser: Omit<Plugin, 'name'> = {
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
};

/** Returns the code of an icon with its drawing alone, and that of Lucide's function that makes icons without names. */
export const withoutNames = (code: string): string =>
  code
    .replace(/,?\s*\b(?:key: "[^"]*"|aliases: \[[^\]]*\])/g, '')
    .replace(/\bname: "[^"]*",\s*size: 24,\s*/, '')
    .replace('__iconData.node;\n', '')
    .replace(/typeof iconDataOrName === "string" \? .* : iconDataOrName;/, 'iconDataOrName;')
    .replace(/ *if \(iconData\.name\) \{[^}]*\}\n/, '');

/**
 * Leaves what names an icon and its parts, and their usual size, out of the browser's script. The parts never change, so
 * React needs no keys; the names become classes that no style uses. They were 0.8 kB of what every page loads.
 */
const leanIcons = (): Plugin => ({
  name: 'lean-icons',
  ...ofBrowser,
  transform: {
    filter: { id: /lucide-react[\\/]dist[\\/]esm[\\/](icons[\\/]|createLucideIcon\.)/ },
    handler: (code) => ({ code: withoutNames(code), map: null }),
  },
});

/** React Router's module for observers of its work, as it behaves without one: the portal has none. */
export const withoutInstrumentation = `
const none = () => {
  throw new Error('React Router is built without instrumentation');
};
export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
export const getRouteInstrumentationUpdates = none;
export const instrumentClientSideRouter = none;
export const instrumentHandler = none;
export const instrumentationResultMetaContext = undefined;
`;

/** Lets a bundler leave out components that nothing uses: they have a name for debuggers, and calls that it cannot know. */
export const withoutTraces = (code: string): string =>
  code
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(/= (React\$1\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1');

const ROUTER = /react-router[\\/]dist[\\/]production[\\/]lib[\\/](.+\.js)/;

/** Leaves out of the browser's script what React Router has for sites of another kind. */
const leanRouter = (): Plugin => ({
  name: 'lean-router',
  ...ofBrowser,
  load: {
    filter: { id: /react-router[\\/]dist[\\/]production[\\/]lib[\\/]router[\\/]instrumentation\.js/ },
    handler: () => ({ code: withoutInstrumentation, map: null }),
  },
  transform: {
    filter: { id: ROUTER },
    handler: (code, id) => {
      const cuts = routerCuts[(ROUTER.exec(id)?.[1] ?? '').replaceAll('\\', '/')];
      const droppable = withoutTraces(code);
      return { code: cuts ? withCuts(droppable, cuts) : droppable, map: null };
    },
  },
});

/** Leaves out of the browser's script what React DOM has for other sites. */
const leanReact = (): Plugin => ({
  name: 'lean-react',
  ...ofBrowser,
  transform: {
    filter: { id: /react-dom[\\/]cjs[\\/]react-dom-client\.production\.js/ },
    handler: (code) => ({ code: withCuts(code, reactCuts), map: null }),
  },
});

/** Leaves out of the browser's script what libraries bring and the portal does not use. */
export const leanVendorPlugins = (): Plugin[] => [leanIcons(), leanReact(), leanRouter()];
