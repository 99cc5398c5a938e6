/** Which blocks the page in the frame shows; lines of the outline listen to their own alone. */
export interface FrameParts {
  /** Undefined while the page is not drawn, or older than the draft: then nothing can be said. */
  has(block: string): boolean | undefined;
  /** What the page said it shows. */
  show(blocks: readonly string[]): void;
  /** The draft is another one now. */
  forget(): void;
  subscribe(listener: () => void): () => void;
}

export function createFrameParts(): FrameParts {
  let shown: ReadonlySet<string> | undefined;
  const listeners = new Set<() => void>();
  const set = (next: ReadonlySet<string> | undefined) => {
    if (shown === next) return;
    shown = next;
    for (const listener of listeners) listener();
  };
  return {
    has: (block) => shown?.has(block),
    show: (blocks) => set(new Set(blocks)),
    forget: () => set(undefined),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
