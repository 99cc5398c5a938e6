import { z } from 'zod/mini';
import { defineEndpoint } from '../wire/endpoint.ts';
import { lookupKinds } from './codes.ts';
import { residueRecord, testedProduct } from './residueTest.ts';

const domain = 'pesticide';

/** Error codes of these endpoints. */
export const pesticideFailures = {
  /** The last digit of the EAN does not follow from the others. */
  wrongCheckDigit: 'wrongCheckDigit',
  /** No laboratory tested it, or not this batch. */
  notTested: 'notTested',
} as const;

export const findTestedProducts = defineEndpoint({
  method: 'GET',
  path: '/api/pesticides/products',
  domain,
  summary:
    'Products that laboratories tested for residues, by the words of their name, by EAN or by the number of a batch.',
  query: z.object({
    by: z._default(z.enum(lookupKinds), 'product'),
    /** What was typed; its rules depend on `by`. */
    q: z.string().check(z.maxLength(600)),
  }),
  reply: z.object({
    total: z.int(),
    /** The batch that was asked for, as the label has it. */
    batch: z.optional(z.string()),
    /** Best match first, at most 24. */
    results: z.array(testedProduct),
  }),
});

export const getResidues = defineEndpoint({
  method: 'GET',
  path: '/api/pesticides/products/{sku}',
  domain,
  summary: 'What laboratories found in a product: the newest test, or that of `batch`, and those of twelve months.',
  params: z.object({ sku: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,40}$/)) }),
  query: z.object({ batch: z.optional(z.string().check(z.maxLength(50))) }),
  reply: residueRecord,
});
