import type { MadePicture } from './artist/job.ts';

/** The pictures asked for last, in memory, up to so many bytes. */
export interface HotPictures {
  get(name: string): MadePicture | undefined;
  set(name: string, picture: MadePicture): void;
}

export function keepHotPictures(mostBytes: number): HotPictures {
  const kept = new Map<string, MadePicture>();
  let bytes = 0;

  function drop(name: string): void {
    bytes -= kept.get(name)?.bytes.length ?? 0;
    kept.delete(name);
  }

  return {
    get(name) {
      const picture = kept.get(name);
      if (!picture) return undefined;
      // The order of the map is the order of use.
      kept.delete(name);
      kept.set(name, picture);
      return picture;
    },
    set(name, picture) {
      drop(name);
      if (picture.bytes.length > mostBytes) return;
      kept.set(name, picture);
      bytes += picture.bytes.length;
      for (const oldest of kept.keys()) {
        if (bytes <= mostBytes) break;
        drop(oldest);
      }
    },
  };
}
