import type { Plugin } from 'vite';

/**
 * The router comes as one file whose components are made by calls and named by assignments, which keeps all of them in
 * the bundle. Told that those calls are pure, and without the names, what the shop does not use falls out.
 */
export function slimRouter(): Plugin {
  return {
    name: 'trolley:slim-router',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]react-router[\\/]dist[\\/]production[\\/].+\.mjs$/ },
      handler: (code) =>
        code
          .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
          .replace(/ = (React\d*\.(?:forwardRef|memo|createContext)\()/g, ' = /*#__PURE__*/ $1'),
    },
  };
}
