import {
  changeMedia,
  type FocalPoint,
  getContentHistory,
  getMedia,
  type LibraryFile,
  listMedia,
  mediaFailures,
} from '@trolley/contract';
import type { StudioError } from '../shell/api/studioError.ts';
import { useChange } from '../shell/api/useCalls.ts';

/** What can be said about a picture. */
export interface FileWords {
  readonly name: string;
  readonly alt: string;
  readonly focus: FocalPoint;
}

interface Typed {
  readonly typed: Partial<FileWords> | undefined;
  readonly setTyped: (next: (typed: Partial<FileWords> | undefined) => Partial<FileWords> | undefined) => void;
}

/** What is typed about a picture beside what is saved of it; a change by somebody else loses nothing of it. */
export function useFileEdits(shown: LibraryFile, { typed, setTyped }: Typed) {
  const change = useChange(changeMedia, [getMedia, listMedia, getContentHistory]);
  const file = latestOf(shown, change.error);
  const edited: FileWords = { name: file.name, alt: file.alt, focus: file.focus, ...typed };
  const isChanged =
    edited.name !== file.name ||
    edited.alt !== file.alt ||
    edited.focus.x !== file.focus.x ||
    edited.focus.y !== file.focus.y;

  return {
    edited,
    isChanged,
    change: (changes: Partial<FileWords>) => setTyped((now) => ({ ...now, ...changes })),
    revert: () => {
      setTyped(() => undefined);
      change.reset();
    },
    save: () =>
      change.mutate(
        { params: { id: file.id }, body: { ...edited, name: edited.name.trim(), revision: file.revision } },
        { onSuccess: () => setTyped((now) => withoutSaved(now, edited)) },
      ),
    saving: change.isPending,
    isSaved: change.isSuccess,
    error: change.error,
  };
}

/** As the last refusal told it, where somebody else changed it: what one did not touch oneself stays as theirs. */
function latestOf(shown: LibraryFile, error: StudioError | null): LibraryFile {
  if (error?.code !== mediaFailures.mediaChanged) return shown;
  const { file: now } = (error.failure.customPayload ?? {}) as { readonly file?: LibraryFile };
  return now && now.revision > shown.revision ? now : shown;
}

/** What was typed while it was saved. */
function withoutSaved(typed: Partial<FileWords> | undefined, saved: FileWords): Partial<FileWords> | undefined {
  const { name, alt, focus } = typed ?? {};
  const left: Partial<FileWords> = {
    ...(name !== undefined && name !== saved.name && { name }),
    ...(alt !== undefined && alt !== saved.alt && { alt }),
    ...(focus !== undefined && focus !== saved.focus && { focus }),
  };
  return Object.keys(left).length === 0 ? undefined : left;
}
