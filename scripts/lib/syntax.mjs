import { parseSync } from 'vite';

/** The syntax tree of a TypeScript or JavaScript file. */
export function parseSource(file, source) {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  return program;
}

/** Calls `visit` for every node, parents first; what it returns is handed down to the node's children. */
export function walk(node, visit, inherited) {
  if (Array.isArray(node)) {
    for (const child of node) walk(child, visit, inherited);
  } else if (node && typeof node.type === 'string') {
    const handedDown = visit(node, inherited);
    for (const [key, child] of Object.entries(node)) {
      if (key !== 'type' && typeof child === 'object') walk(child, visit, handedDown);
    }
  }
}
