import { randomBytes } from 'node:crypto';
import { isHashOfKnown, type SeedStaff, selectDemoStaff, upsertDemoStaff } from '@trolley/server/demo';

/** Everybody may know it: such accounts are only in a demo. */
const password = 'studio-to-try-out';

/** By role, with names of where the shop is. */
const austrian = {
  owner: 'Olivia Moser',
  content: 'Clara Berger',
  catalogue: 'Karl Steiner',
  store: 'Stefan Gruber',
  picker: 'Paula Weiss',
  support: 'Susanne Hofer',
};
const irish: typeof austrian = {
  owner: 'Orla Maguire',
  content: 'Ciara Walsh',
  catalogue: 'Kevin Nolan',
  store: 'Sean Doyle',
  picker: 'Peter Brady',
  support: 'Sinead Kelly',
};

/** One account per role. Their second factor is made with the database, so that no two demos share one. */
export const seedStaff: SeedStaff = async ({ database, passwords, tenantId }) => {
  const known = await selectDemoStaff(database);
  const people = Object.entries(tenantId === 'harbour' ? irish : austrian);
  const accounts = people.map(([role, name]) => ({
    role,
    name,
    password,
    email: `studio-${role}@${tenantId}.example`,
  }));
  // A hash takes its time on purpose, and the start waits for all of them.
  await Promise.all(
    accounts.map(async ({ role, name, email }) => {
      const stored = known.find((row) => row.email === email)?.passwordHash ?? undefined;
      const isRight = stored !== undefined && isHashOfKnown(stored, password);
      const passwordHash = isRight ? stored : await passwords.hashKnown(password);
      await upsertDemoStaff(database, { role, name, email, passwordHash, totpSecret: randomBytes(20) });
    }),
  );
  return accounts;
};
