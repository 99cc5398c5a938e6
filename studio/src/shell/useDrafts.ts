import { useEffect, useState } from 'react';
import { guardLeaving } from './router/router.ts';
import { useShellTexts } from './texts.ts';

export interface Drafts<T> {
  readonly all: Readonly<Record<string, T>>;
  /** `undefined`: nothing is typed any more. */
  put(name: string, typed: T | undefined): void;
  /** From what is typed at that moment: who goes on typing while something is saved loses nothing of it. */
  change(name: string, next: (typed: T | undefined) => T | undefined): void;
}

/** What is typed and not saved, by what it belongs to: looking at something else in between loses nothing. */
export function useDrafts<T>(): Drafts<T> {
  const texts = useShellTexts();
  const [all, setAll] = useState<Readonly<Record<string, T>>>({});
  const isUnsaved = Object.keys(all).length > 0;
  useEffect(() => (isUnsaved ? askBeforeLeaving(texts.unsaved) : undefined), [isUnsaved, texts]);
  const change: Drafts<T>['change'] = (name, next) =>
    setAll(({ [name]: typed, ...others }) => {
      const left = next(typed);
      return left === undefined ? others : { ...others, [name]: left };
    });
  return { all, change, put: (name, typed) => change(name, () => typed) };
}

/** A browser that closes the tab asks itself, and refuses questions of ours meanwhile. */
function askBeforeLeaving(question: string): () => void {
  let isClosing = false;
  const closing = () => {
    isClosing = true;
    setTimeout(() => {
      isClosing = false;
    });
  };
  window.addEventListener('beforeunload', closing, { capture: true });
  const stop = guardLeaving(() => !isClosing && window.confirm(question));
  return () => {
    stop();
    window.removeEventListener('beforeunload', closing, { capture: true });
  };
}
