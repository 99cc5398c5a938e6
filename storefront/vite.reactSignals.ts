import type { Plugin } from 'vite';

const signal = /(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g;

/**
 * While React is set up it makes five errors that tell nobody of an error: it throws them later, as signals to itself.
 * To know where they were made, a browser with developer tools attached parses all of React a second time, in the
 * longest task of a first visit. Objects that only look like errors are made without.
 */
export function reactSignals(): Plugin {
  return {
    name: 'trolley:react-signals',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/ },
      handler: plainSignals,
    },
  };
}

export function plainSignals(code: string): string {
  const found = code.match(signal)?.length ?? 0;
  if (found !== 5) throw new Error(`React makes ${found} signals instead of 5: see whether they are still signals.`);
  return code.replace(signal, '$1 = Object.assign(Object.create(Error.prototype), { message: $2 })');
}
