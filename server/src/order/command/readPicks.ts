import { fullName, type Substitute } from '@trolley/contract';
import { z } from 'zod/mini';
import { cartContextOf } from '../../cart/cartContext.ts';
import type { Goods } from '../../cart/rules/goods.ts';
import type { Attempt } from '../../sale/attempt.ts';
import type { LinePick } from '../rules/picks.ts';
import type { Operating } from './operating.ts';

const pick = z.strictObject({
  lineItemId: z.string(),
  quantity: z.int(),
  grams: z.optional(z.int()),
  substitute: z.optional(z.string()),
  dearer: z.optional(z.boolean()),
});
const picksFile = z.array(pick);
const shape = 'Expected [{ "lineItemId": "…", "quantity": 2, "grams": 512, "substitute": "…", "dearer": true }, …]';

/** What an operator wrote down while packing; a text says what is wrong with it. */
export async function readPicks(
  { catalogue }: Pick<Operating, 'catalogue'>,
  attempt: Attempt,
  json: string,
): Promise<readonly LinePick[] | string> {
  const read = parse(json);
  if (typeof read === 'string') return read;
  if (read.every(({ substitute }) => substitute === undefined)) return read.map(({ substitute: _, ...same }) => same);
  const whole = await catalogue();
  const shopper = { visitor: { member: attempt.member } };
  const { goods } = cartContextOf({ catalogue: () => whole }, shopper, attempt.distributionAddress);
  const picks = read.map(({ substitute: sku, ...same }): LinePick | string => {
    if (sku === undefined) return same;
    return withSubstitute(same, substituteOf(goods, sku, attempt)) ?? `${same.lineItemId}: ${sku} is not sold there`;
  });
  const problems = picks.filter((one) => typeof one === 'string');
  return problems.length > 0 ? problems.join('\n') : picks.filter((one) => typeof one !== 'string');
}

function parse(json: string): z.infer<typeof picksFile> | string {
  try {
    const picks = picksFile.safeParse(JSON.parse(json));
    return picks.success ? picks.data : `${shape}\n  ${z.prettifyError(picks.error)}`;
  } catch (error) {
    return `The file is not JSON: ${error instanceof Error ? error.message : String(error)}`;
  }
}

const withSubstitute = (pick: LinePick, substitute: Substitute | undefined): LinePick | undefined =>
  substitute && { ...pick, substitute };

/** As it is sold where the order comes from, at the tax of the day it is handed over. */
function substituteOf(goods: Goods, sku: string, { member, window }: Attempt): Substitute | undefined {
  const good = goods.good(sku);
  if (!good) return undefined;
  const { pack, price, minAge } = good.product;
  const kiloPrice = (member ? price.loyalty?.perUnit : undefined) ?? price.perKilogram;
  return {
    sku,
    name: fullName(good.product),
    ...(pack !== '' && { pack }),
    perPiecePrice: member ? good.memberPrice : good.price,
    ...(good.weighed && kiloPrice !== undefined && { kiloPrice }),
    deposit: good.deposit,
    vat: goods.permille(good.vat, Date.parse(window.startsAt)),
    ...(minAge !== undefined && { minAge }),
  };
}
