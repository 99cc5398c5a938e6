import type { LibraryFile, MediaFilter, MediaOrder, MediaUse } from '@trolley/contract';

export const filesPerPage = 48;

interface Wanted {
  readonly text?: string | undefined;
  readonly filter: MediaFilter;
  readonly order: MediaOrder;
  readonly from: number;
}

export interface FoundFiles {
  readonly files: readonly LibraryFile[];
  readonly total: number;
  readonly counts: { readonly all: number; readonly unused: number; readonly withoutAlt: number };
}

const isUnused = ({ uses }: LibraryFile) => uses === 0;
const isWithoutAlt = ({ alt }: LibraryFile) => alt === '';
const filters: Readonly<Record<MediaFilter, (file: LibraryFile) => boolean>> = {
  all: () => true,
  unused: isUnused,
  withoutAlt: isWithoutAlt,
};
const orders: Readonly<Record<MediaOrder, (one: LibraryFile, other: LibraryFile) => number>> = {
  newest: (one, other) => (one.addedAt < other.addedAt ? 1 : one.addedAt > other.addedAt ? -1 : 0),
  name: (one, other) => one.name.localeCompare(other.name),
  used: (one, other) => other.uses - one.uses,
};

/** One page of the library. Every word has to stand in the name, the alternative text or the title of a page that shows it. */
export function findFiles(
  files: readonly LibraryFile[],
  usesOf: (id: string) => readonly MediaUse[],
  { text = '', filter, order, from }: Wanted,
): FoundFiles {
  const words = text.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const saidOf = ({ id, name, alt }: LibraryFile) =>
    [name, alt, ...usesOf(id).flatMap(({ item, title }) => [title, item])].join('\n').toLocaleLowerCase();
  const matches = (file: LibraryFile) => {
    if (words.length === 0) return true;
    const said = saidOf(file);
    return words.every((word) => said.includes(word));
  };
  const found = files.filter((file) => filters[filter](file) && matches(file)).toSorted(orders[order]);
  return {
    files: found.slice(from, from + filesPerPage),
    total: found.length,
    counts: {
      all: files.length,
      unused: files.filter(isUnused).length,
      withoutAlt: files.filter(isWithoutAlt).length,
    },
  };
}
