interface Limits {
  readonly perMinute: number;
  readonly perDay: number;
}

interface Used {
  minute: number;
  ofMinute: number;
  ofDay: number;
}

/** Takes so many rows of an address, all or none. */
type TakeRows = (address: string, rows: number, now?: number) => boolean;

const minuteMs = 60_000;
const dayMs = 86_400_000;
/** More addresses than this are not told apart within a day; who was there first is forgotten. */
const mostAddresses = 20_000;

/**
 * How many rows of one address are counted. A shopper's page view has 250 events at most and mostly a dozen or two; an
 * address may be a whole office's or a street's. Kept in memory alone and for a day: nothing stored knows an address.
 */
export function createCountBudget({ perMinute, perDay }: Limits): TakeRows {
  const used = new Map<string, Used>();
  let day = -1;
  return (address, rows, now = Date.now()) => {
    const [today, minute] = [Math.floor(now / dayMs), Math.floor(now / minuteMs)];
    if (today !== day) used.clear();
    day = today;
    const mine = used.get(address) ?? { minute, ofMinute: 0, ofDay: 0 };
    const ofMinute = (mine.minute === minute ? mine.ofMinute : 0) + rows;
    const ofDay = mine.ofDay + rows;
    if (ofMinute > perMinute || ofDay > perDay) return false;
    if (!used.has(address) && used.size >= mostAddresses) used.delete(used.keys().next().value ?? '');
    used.set(address, { minute, ofMinute, ofDay });
    return true;
  };
}
