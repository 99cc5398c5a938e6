import { changeMedia, type FocalPoint, getMedia, type LibraryFile, listMedia, mediaFailures } from '@trolley/contract';
import { useChange } from '../shell/api/useCalls.ts';

/** What can be said about a picture. */
export interface FileWords {
  readonly name: string;
  readonly alt: string;
  readonly focus: FocalPoint;
}

interface Typed {
  readonly typed: Partial<FileWords> | undefined;
  readonly setTyped: (typed: Partial<FileWords> | undefined) => void;
}

/** What is typed about a picture beside what is saved of it; a change by somebody else loses nothing of it. */
export function useFileEdits(file: LibraryFile, { typed, setTyped }: Typed) {
  const change = useChange(changeMedia, [getMedia, listMedia]);
  const edited: FileWords = { name: file.name, alt: file.alt, focus: file.focus, ...typed };
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
    change: (changes: Partial<FileWords>) => setTyped({ ...typed, ...changes }),
    revert: () => {
      setTyped(undefined);
      change.reset();
    },
    save: () =>
      change.mutate(
        { params: { id: file.id }, body: { ...edited, name: edited.name.trim(), revision: revisionToReplace() } },
        { onSuccess: () => setTyped(undefined) },
      ),
    saving: change.isPending,
    isSaved: change.isSuccess,
    error: change.error,
  };
}
