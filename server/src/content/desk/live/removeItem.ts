import { contentFailures } from '@trolley/contract';
import type { Desk, Editor } from '../desk.ts';
import { countPlansOf } from '../plan/queries.ts';
import { refuse } from '../refusals.ts';
import { deletePage } from './queries.ts';
import { type TakenAway, takeAway } from './takeAway.ts';

/** Takes a page out of the shop. Its versions stay; a plan would bring it back by surprise, so there must be none. */
export function removeItem(desk: Desk, by: Editor, taken: TakenAway): Promise<number> {
  return takeAway(desk, by, taken, {
    cause: 'removed',
    take: async (tx, path) => {
      if ((await countPlansOf(tx, taken.item)) > 0) refuse(contentFailures.itemPlanned);
      // The removal is a version itself.
      return (await deletePage(tx, path, taken.revision)) ? taken.revision + 1 : undefined;
    },
  });
}
