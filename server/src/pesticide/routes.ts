import { errorCodes, findTestedProducts, getResidues, pesticideFailures, readLookup } from '@trolley/contract';
import type { FastifyInstance } from 'fastify';
import type { CatalogueParts } from '../catalogue/catalogue.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { type ServeOptions, serve } from '../platform/http/serve.ts';
import type { Snapshots } from '../platform/snapshot/snapshot.ts';
import type { Tenant } from '../tenant/tenant.ts';
import { lookUp } from './lookUp.ts';
import { showRecord } from './showRecord.ts';

interface PesticideRoutes {
  readonly snapshots: Pick<Snapshots<CatalogueParts>, 'current'>;
  readonly tenant: Pick<Tenant, 'file'>;
}

/** The same for everybody, whatever their zone; a content network may hold it for a while. */
const options: ServeOptions = {
  cacheControl: 'public, max-age=0, s-maxage=60, stale-while-revalidate=300',
  // Words are compared with every tested product: two a second are more than anybody looks up.
  rateLimit: { max: 120, timeWindow: 60_000 },
};

/** What is wrong with what was typed, for callers; pages say it in the tenant's language. */
const problems = {
  required: 'Expected what to look for.',
  characters: 'Expected letters, digits and signs that a label can show.',
  maxLength: 'That is too long.',
  digits: 'Expected the digits below the barcode.',
  length: 'Expected 8, 12, 13 or 14 digits.',
  checkDigit: 'The last digit does not follow from the others: a digit is wrong, or two have changed places.',
} as const;

export function pesticideRoutes(app: FastifyInstance, { snapshots, tenant }: PesticideRoutes): void {
  const { locale, residueGoal: goal, clientRuntimeConfig } = tenant.file;
  if (!clientRuntimeConfig.featurePesticides) return;
  const judging = { locale, goal };
  const catalogue = () => snapshots.current().parts.catalogue;
  serve(
    app,
    findTestedProducts,
    ({ query: { by, q } }) => {
      const lookup = readLookup(by, q);
      if ('kind' in lookup) {
        const { kind, limit } = lookup;
        const message = problems[kind];
        const code = kind === 'checkDigit' ? pesticideFailures.wrongCheckDigit : errorCodes.invalidRequest;
        const field = { path: 'q', message, kind, ...(limit !== undefined && { limit }) };
        throw new Refusal(400, code, message, { fields: [field] });
      }
      const { total, products, batch } = lookUp(catalogue(), lookup, judging);
      return { total, results: [...products], ...(batch !== undefined && { batch }) };
    },
    options,
  );
  serve(
    app,
    getResidues,
    ({ params: { sku }, query: { batch } }) => {
      const record = showRecord(catalogue(), { sku, batch }, judging);
      if (record) return record;
      const what = batch === undefined ? `product "${sku}"` : `batch "${batch}" of product "${sku}"`;
      throw new Refusal(404, pesticideFailures.notTested, `No laboratory has tested the ${what}.`);
    },
    options,
  );
}
