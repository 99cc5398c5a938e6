import type { FindKeptMethod } from './keep.ts';
import { selectMethods } from './queries.ts';
import { isExpired } from './showMethods.ts';

export const findKeptMethod: FindKeptMethod = async (on, customerId, idOrToken) => {
  const methods = await selectMethods(on, customerId);
  const row = methods.find(({ id, token }) => id === idOrToken || token === idOrToken);
  if (!row || isExpired(row, Date.now())) return undefined;
  const { token, provider, methodKey } = row;
  return { token, provider, methodKey };
};
