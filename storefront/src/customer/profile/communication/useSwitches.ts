import { useRef, useState } from 'react';

/** The result of the last press of a switch. */
export type SwitchStatus =
  | { readonly kind: 'saving'; readonly wanted: boolean }
  | { readonly kind: 'saved' }
  /** It counts once the link of a mail was opened. */
  | { readonly kind: 'confirm' }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Saves what switches are set to, one after the other; of a switch that was pressed again only the last press counts. */
export function useSwitches() {
  const [status, setNews] = useState<Readonly<Record<string, SwitchStatus>>>({});
  const presses = useRef(new Map<string, number>());
  const queue = useRef(Promise.resolve());
  const press = (id: string, wanted: boolean, save: () => Promise<'saved' | 'confirm'>): Promise<void> => {
    const turn = (presses.current.get(id) ?? 0) + 1;
    presses.current.set(id, turn);
    const tell = (next: SwitchStatus) => {
      if (presses.current.get(id) === turn) setNews((known) => ({ ...known, [id]: next }));
    };
    tell({ kind: 'saving', wanted });
    queue.current = queue.current.then(save).then(
      (kind) => tell({ kind }),
      (error: unknown) => tell({ kind: 'failed', error }),
    );
    return queue.current;
  };
  return { status, press };
}
