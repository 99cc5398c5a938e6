/** By what a shopper waits for. */
export const callKinds = ['page', 'file', 'cart read', 'cart change', 'checkout call', 'other'] as const;
export type CallKind = (typeof callKinds)[number];

/** Those whose latency is judged: what is left is rare, or read beside a page. */
export const judgedKinds = ['page', 'cart read', 'cart change', 'checkout call'] as const satisfies readonly CallKind[];

/** What a visitor's own calls are called where they have no endpoint. */
export const pageCall = { method: 'GET', path: 'page' } as const;
export const dataCall = { method: 'GET', path: 'page data' } as const;
export const fileCall = { method: 'GET', path: 'file' } as const;
export const oldFileCall = { method: 'GET', path: 'file of the build before' } as const;

/** `what` as the ledger has it: method and path of the endpoint. */
export function kindOfCall(what: string): CallKind {
  const space = what.indexOf(' ');
  const [method, path] = [what.slice(0, space), what.slice(space + 1)];
  if (path === pageCall.path || path === dataCall.path) return 'page';
  if (path === fileCall.path || path === oldFileCall.path) return 'file';
  if (method === 'GET' && path === '/api/carts') return 'cart read';
  if (path.startsWith('/api/carts/items') || path === '/api/carts/reset') return 'cart change';
  if (path.startsWith('/api/carts/') || path.startsWith('/api/checkout') || path.startsWith('/api/capacity'))
    return 'checkout call';
  return 'other';
}
