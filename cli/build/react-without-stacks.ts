import type { Plugin } from 'vite';

/**
 * React DOM creates a few errors while it is evaluated, which it throws and compares later, and never displays. If an
 * inspector is attached, as Lighthouse does, V8 parses the whole script twice for the stack of the first one: 35 ms of CPU
 * time on a computer. A plain object is thrown and compared in the same way. See docs/library-internals.md.
 */
export function reactWithoutStacks(): Plugin {
  return {
    name: 'react-without-stacks',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform(code, id) {
      if (!/node_modules\/react-dom\/cjs\/react-dom-client\.production\.js/.test(id)) return null;
      return code.replace(
        /(?<=^(?:var )?\s*\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)/gm,
        '{ message: $1 }',
      );
    },
  };
}
