/** What is known about an error besides itself. */
export interface ErrorPlace {
  /** `render`: while React drew; `navigation`: on the way to a page; `page`: anywhere else in the page. */
  readonly during: 'render' | 'navigation' | 'page';
}
type ErrorHook = (error: unknown, place: ErrorPlace) => void;

const hooks = new Set<ErrorHook>();
const raised = new WeakSet<object>();

/** Is told of every error that reaches the shell. */
export function onError(hook: ErrorHook): () => void {
  hooks.add(hook);
  return () => hooks.delete(hook);
}

/** Passes an error to the hooks, once however many boundaries and listeners it comes by. */
export function raiseError(error: unknown, place: ErrorPlace): void {
  if (typeof error === 'object' && error !== null) {
    if (raised.has(error)) return;
    raised.add(error);
  }
  for (const hook of hooks) {
    try {
      hook(error, place);
    } catch {
      // A hook that fails must not make an error of its own out of one.
    }
  }
}
