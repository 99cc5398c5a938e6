import { readdirSync } from 'node:fs';
import { dirname, join, parse } from 'node:path';
import { type FurtherPicture, mostFurtherPictures } from '../../furtherPictures.ts';
import type { NamedPhoto } from './namedPhotos.ts';

export interface UnnamedPhoto extends NamedPhoto {
  /** The product whose front this photo would be, if there is one of that name. */
  readonly asSku: string;
}

const isWebAddress = /^[a-z][a-z0-9+.-]*:|^\/\//i;
/** `m1_2.jpg`, `m1_back.png`: what stands after the sku. */
const further = /^[_-]([2-9]|back|served)\.(?:jpe?g|png|webp|avif|gif|tiff?)$/i;

/** Lists folders once, however many products have their photos in them. */
export function openPhotoFolders(read: (folder: string) => readonly string[] = readdirSync) {
  const folders = new Map<string, readonly string[]>();
  const filesIn = (folder: string): readonly string[] => {
    let files = folders.get(folder);
    if (!files) {
      files = readOrNone(folder, read);
      folders.set(folder, files);
    }
    return files;
  };

  return {
    /**
     * Further photos of a product that lie beside its front without being named: where the front is the file
     * `<sku>.jpg`, these are `<sku>_2.jpg` to `<sku>_9.jpg`, `<sku>_back.jpg` and `<sku>_served.jpg`.
     */
    beside(home: string, front: string, sku: string): readonly UnnamedPhoto[] {
      if (isWebAddress.test(front)) return [];
      const { dir, name } = parse(front);
      if (name.toLowerCase() !== sku.toLowerCase()) return [];
      const found = filesIn(join(home, dirname(front))).flatMap((file) => {
        if (!file.toLowerCase().startsWith(name.toLowerCase())) return [];
        const told = further.exec(file.slice(name.length))?.[1]?.toLowerCase();
        return told === undefined ? [] : [{ file, told }];
      });
      found.sort((one, other) => placeOf(one.told) - placeOf(other.told) || (one.file < other.file ? -1 : 1));
      return found.slice(0, mostFurtherPictures).map(({ file, told }) => ({
        kind: kindOf(told),
        photo: dir === '' ? file : `${dir}/${file}`,
        asSku: `${sku}${parse(file).name.slice(name.length)}`,
      }));
    },
  };
}

/** What is wrong with the folder is told of the front, which lies in it too. */
function readOrNone(folder: string, read: (folder: string) => readonly string[]): readonly string[] {
  try {
    return read(folder);
  } catch {
    return [];
  }
}

const kindOf = (told: string): FurtherPicture['kind'] => (told === 'back' || told === 'served' ? told : 'detail');
const placeOf = (told: string): number => (told === 'back' ? 0 : told === 'served' ? 1 : Number(told));
