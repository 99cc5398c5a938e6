import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DiscountCodesFile, discountCodesFile } from '@trolley/contract';
import { localDay, localMidnight, StartProblem, upsertDemoCodes, type WriteDemoCodes } from '@trolley/server/demo';
import { z } from 'zod/mini';

export const writeDemoCodes: WriteDemoCodes = async (tx, tenant, now) => {
  const path = join(tenant.dir, 'cart/discount-codes.json');
  const codes = existsSync(path) ? read(path) : [];
  const { timeZone } = tenant.file;
  const midnight = localMidnight(timeZone);
  const today = localDay(now, timeZone);
  const rows = codes.map(({ fromDays, untilDays, ...terms }) => ({
    ...terms,
    validFrom: new Date(midnight(today + fromDays)).toISOString(),
    validUntil: new Date(midnight(today + untilDays)).toISOString(),
  }));
  await upsertDemoCodes(tx, rows);
};

function read(path: string): DiscountCodesFile {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new StartProblem(`${path}: ${String(error)}`);
  }
  const parsed = z.safeParse(discountCodesFile, content);
  if (!parsed.success) throw new StartProblem(`${path}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
