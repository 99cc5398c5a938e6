import type { Plugin } from 'vite';

/** As `SuspenseException = Error(…)` in React's own file: made while it is set up, thrown and compared, never shown. */
const signal = /\b(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g;

/**
 * React makes five errors while it is set up, as signals to itself. Whoever looks at a page with the browser's tools,
 * Lighthouse among them, makes the browser find the places of an error's stack at once, and for that it reads React's
 * whole file twice more: four fifths of the time that React takes to start. Without a stack a signal is as good.
 */
export function signalsWithoutStack(): Plugin {
  return {
    name: 'trolley:signals-without-stack',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]react-dom-client\.production\.js$/ },
      handler(code) {
        const written = withoutStacks(code);
        if (written === code) this.error('React makes its signals otherwise than vite.signalsWithoutStack.ts knows.');
        return { code: written, map: null };
      },
    },
  };
}

export function withoutStacks(code: string): string {
  return code.replaceAll(signal, '$1 = Object.create(Error.prototype, { message: { value: $2 } })');
}
