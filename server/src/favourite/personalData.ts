import type { Queryable } from '../platform/database/database.ts';
import type { PersonalData } from '../platform/personalData.ts';
import { selectFavorites } from './queries.ts';

export function favouriteData(database: Queryable): PersonalData {
  return {
    async exportOf({ id }) {
      const marked = await selectFavorites(database, id);
      return { favorites: marked.map(({ type, reference, at }) => ({ type, reference, markedAt: at })) };
    },
  };
}
