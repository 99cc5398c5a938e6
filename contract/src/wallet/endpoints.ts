import { z } from 'zod/mini';
import { defineEndpoint } from '../wire/endpoint.ts';

const domain = 'wallet';

/** WAL-02 */
export const walletCodes = {
  general: '1000',
  notValid: '1001',
  unknown: '1002',
  notLinked: '1003',
  linkedToAnother: '1004',
  keyConflict: '1005',
  customerUnknown: '1010',
  tooManyCards: '1014',
} as const;
export type WalletCode = (typeof walletCodes)[keyof typeof walletCodes];

export const walletCard = z.object({
  id: z.uuid(),
  /** The last four digits. */
  name: z.string(),
  balance: z.int(),
  linkedAt: z.iso.datetime(),
});

export const wallet = z.object({
  balance: z.int(),
  cards: z.array(walletCard),
  /** What came and went, the newest first. */
  movements: z.array(
    z.object({ at: z.iso.datetime(), amount: z.int(), reason: z.string(), orderNumber: z.optional(z.string()) }),
  ),
});
export type Wallet = z.infer<typeof wallet>;

export const getWallet = defineEndpoint({
  method: 'GET',
  path: '/api/customers/digital-wallet',
  domain,
  customerOnly: true,
  summary: 'Gift cards and what is left of them.',
  reply: wallet,
});

export const addGiftCard = defineEndpoint({
  method: 'PUT',
  path: '/api/customers/digital-wallet/gift-card',
  domain,
  customerOnly: true,
  summary: 'Puts a gift card into the wallet. `code`: its number, a dash and its PIN.',
  body: z.object({ code: z.string().check(z.maxLength(60)) }),
  reply: z.object({ balance: z.int() }),
});

export const removeGiftCard = defineEndpoint({
  method: 'DELETE',
  path: '/api/customers/digital-wallet/gift-card/{id}',
  domain,
  customerOnly: true,
  summary: 'Takes a gift card out of the wallet; what is left stays on it.',
  params: z.object({ id: z.uuid() }),
  reply: wallet,
});
