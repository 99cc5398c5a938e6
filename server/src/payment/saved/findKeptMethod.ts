import type { FindKeptMethod } from './keep.ts';
import { selectMethods } from './queries.ts';
import { isExpired } from './showMethods.ts';

export const findKeptMethod: FindKeptMethod = async (on, customerId, id) => {
  const row = (await selectMethods(on, customerId)).find((one) => one.id === id);
  if (!row || isExpired(row, Date.now())) return undefined;
  const { token, provider, methodKey } = row;
  return { token, provider, methodKey };
};
