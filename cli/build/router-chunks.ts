import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

// Both plugins depend on React Router's files: see docs/library-internals.md.

/**
 * Removes names and messages for developers, and marks components and contexts as free of side effects. Otherwise
 * unused parts of the router would stay in the bundle.
 */
export function routerWithoutNames(): Plugin {
  return {
    name: 'router-without-names',
    apply: 'build',
    transform(code, id) {
      if (!/node_modules\/react-router\/dist\//.test(id)) return null;
      return code
        .replace(/^\w+\.displayName = "\w+";$/gm, '')
        .replace(/^(\s*invariant\(.*), (?:"[^"]*"|`[^`]*`)\);$/gm, '$1);')
        .replace(/(?<== )(?=React\$1\.(forwardRef|createContext)\()/g, '/* @__PURE__ */ ');
    },
  };
}

/** Modules that this plugin creates. By Rollup's convention, their ids start with a null character. */
const dataRouter = '\0data-router';
const noInstrumentation = '\0no-instrumentation';

/**
 * Separates React Router's code for navigation, so that pages hydrate without it: only
 * `storefront/browser/navigation/data-router.ts` imports `router.js`. The router's components use a few constants of it, which
 * they get from a second copy without the rest. The shop does not use the router's instrumentation.
 */
export function deferredDataRouter(): Plugin {
  return {
    name: 'deferred-data-router',
    enforce: 'pre',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async resolveId(source, importer = '') {
      if (source === 'react-router' && importer.endsWith('/navigation/data-router.ts')) return dataRouter;
      if (importer === dataRouter || !/node_modules\/react-router\/dist\//.test(importer)) return null;
      if (source === './instrumentation.js' && /\/router\.js(\?|$)/.test(importer)) return noInstrumentation;
      if (!source.endsWith('/router/router.js')) return null;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      return resolved && `${resolved.id}?constants`;
    },
    async load(id) {
      if (id.endsWith('/router.js?constants')) return readFile(id.replace('?constants', ''), 'utf8');
      if (id === noInstrumentation) return NO_INSTRUMENTATION;
      if (id !== dataRouter) return null;
      const entry = await this.resolve('react-router');
      return dataRouterModule(join(entry?.id ?? '', '../lib/router'));
    },
  };
}

/** Exports what `data-router.ts` imports from 'react-router'. */
function dataRouterModule(folder: string): string {
  return `
    export { createRouter as UNSAFE_createRouter } from '${folder}/router.js';
    export { defaultMapRouteProperties as UNSAFE_defaultMapRouteProperties } from '${folder}/utils.js';`;
}

const NO_INSTRUMENTATION = `
  export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
  export const getRouteInstrumentationUpdates = () => ({});
  export const instrumentClientSideRouter = (router) => router;`;
