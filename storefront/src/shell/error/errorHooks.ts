/** What is known about an error besides itself. */
export interface ErrorContext {
  /** `render`: while React drew; `navigation`: on the way to a page; `page`: anywhere else in the page. */
  readonly during: 'render' | 'navigation' | 'page';
}
type ErrorHook = (error: unknown, place: ErrorContext) => void;

const hooks = new Set<ErrorHook>();
const raised = new WeakSet<object>();

/** Called with every error that reaches the shell. */
export function onError(hook: ErrorHook): () => void {
  hooks.add(hook);
  return () => hooks.delete(hook);
}

/** Passes an error to the hooks, once, even if several boundaries and listeners catch it. */
export function raiseError(error: unknown, place: ErrorContext): void {
  if (typeof error === 'object' && error !== null) {
    if (raised.has(error)) return;
    raised.add(error);
  }
  for (const hook of hooks) {
    try {
      hook(error, place);
    } catch {
      // A failing hook must not raise another error.
    }
  }
}
