import { changeMedia, type FocalPoint, getMedia, type LibraryFile, listMedia, mediaFailures } from '@trolley/contract';
import { useState } from 'react';
import { useChange } from '../shell/api/useCalls.ts';

interface Words {
  readonly name: string;
  readonly alt: string;
  readonly focus: FocalPoint;
}

/** What is typed about a picture beside what is saved of it; a change by somebody else loses nothing of it. */
export function useFileEdits(file: LibraryFile) {
  const [typed, setTyped] = useState<Partial<Words>>({});
  const change = useChange(changeMedia, [getMedia, listMedia]);
  const edited: Words = { name: file.name, alt: file.alt, focus: file.focus, ...typed };
  const isChanged =
    edited.name !== file.name ||
    edited.alt !== file.alt ||
    edited.focus.x !== file.focus.x ||
    edited.focus.y !== file.focus.y;

  /** The revision that the last refusal told of: saving once more is meant to replace it. */
  function revisionToReplace(): number {
    const { error } = change;
    if (error?.code !== mediaFailures.mediaChanged) return file.revision;
    const { file: now } = (error.failure.customPayload ?? {}) as { readonly file?: Pick<LibraryFile, 'revision'> };
    return Math.max(file.revision, now?.revision ?? 0);
  }

  return {
    edited,
    isChanged,
    change: (changes: Partial<Words>) => setTyped((before) => ({ ...before, ...changes })),
    revert: () => {
      setTyped({});
      change.reset();
    },
    save: () =>
      change.mutate(
        { params: { id: file.id }, body: { ...edited, name: edited.name.trim(), revision: revisionToReplace() } },
        { onSuccess: () => setTyped({}) },
      ),
    saving: change.isPending,
    isSaved: change.isSuccess,
    error: change.error,
  };
}
