import { identityOf } from './wantedMutants.mjs';

/** The rooms that handle money, promises and secrets: what is mutated, and whose API tests know it from outside. */
export const rooms = {
  cart: { mutate: 'server/src/cart', tests: ['server/src/cart'] },
  checkout: { mutate: 'server/src/checkout', tests: ['server/src/checkout', 'server/src/payment'] },
  settle: { mutate: 'server/src/payment/settle', tests: ['server/src/payment', 'server/src/order'] },
  order: { mutate: 'server/src/order', tests: ['server/src/order'] },
  sale: { mutate: 'server/src/sale', tests: ['server/src/cart', 'server/src/order'] },
  wallet: { mutate: 'server/src/wallet', tests: ['server/src/wallet'] },
  voucher: { mutate: 'server/src/voucher', tests: ['server/src/voucher'] },
  pass: { mutate: 'server/src/pass', tests: ['server/src/pass'] },
  slots: { mutate: 'server/src/service/slots', tests: ['server/src/service'] },
  sessions: {
    mutate: 'server/src/customer/session',
    tests: ['server/src/customer/session', 'server/src/customer/auth'],
  },
  prices: { mutate: 'server/src/catalogue/shelf', tests: ['server/src/catalogue'] },
  pageCache: { mutate: 'server/src/page/pageCache.ts', tests: ['server/src/page'] },
  responseCache: { mutate: 'server/src/platform/http/responseCache.ts', tests: ['server/src/platform/http'] },
};

/** What a shopper never meets, and lists that only tests of the whole shop can judge. */
const left = ['retention.ts', '*.test.ts', 'testing.ts', 'test[A-Z]*.ts', 'testing/**', 'demo/**', 'command/**'];

/** Of a file itself, of a folder all or those whose names match. */
export function mutatedFiles(place, names = '*.ts') {
  return place.endsWith('.ts') ? [place] : [`${place}/**/${names}`, ...left.map((name) => `!${place}/**/${name}`)];
}

const undetected = new Set(['Survived', 'NoCoverage']);
const detected = new Set(['Killed', 'Timeout']);

/** All mutants of a report of Stryker's, with the file they are in. */
export function mutantsOf(report) {
  return Object.entries(report.files).flatMap(([file, { mutants }]) => mutants.map((mutant) => ({ file, ...mutant })));
}

export function survivorsOf(mutants) {
  return mutants.filter(({ status }) => undetected.has(status));
}

/** What is known after a second look at some of the mutants: also that one works only while its module is loaded. */
export function merged(before, looked) {
  const found = new Map(looked.map((mutant) => [identityOf(mutant), mutant.status]));
  return before.map((mutant) => {
    const status = undetected.has(mutant.status) ? found.get(identityOf(mutant)) : undefined;
    return detected.has(status) || status === 'Ignored' ? { ...mutant, status } : mutant;
  });
}

/** Of those that were judged: how many were noticed. */
export function scoreOf(mutants) {
  const killed = mutants.filter(({ status }) => detected.has(status)).length;
  const total = killed + survivorsOf(mutants).length;
  return { killed, total, percent: total === 0 ? 100 : (100 * killed) / total };
}
