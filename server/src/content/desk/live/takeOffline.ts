import type { Desk, Editor } from '../desk.ts';
import { setOffline } from './queries.ts';
import { type TakenAway, takeAway } from './takeAway.ts';

/** Keeps a page where editors find it and shoppers do not. Publishing a draft of it brings it back. */
export function takeOffline(desk: Desk, by: Editor, taken: TakenAway): Promise<number> {
  return takeAway(desk, by, taken, { cause: 'offline', take: (tx, path) => setOffline(tx, path, taken.revision) });
}
