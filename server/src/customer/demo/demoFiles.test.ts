import { readdirSync } from 'node:fs';
import { birthdateProblem, type FieldName, fieldProblem } from '@trolley/contract';
import { expect, test } from 'vitest';
import { readCustomerFile, tenantsDir } from './testing.ts';

const tenants = readdirSync(tenantsDir, { withFileTypes: true }).filter((one) => one.isDirectory());

test.for(tenants.map(({ name }) => name))('whoever is in the demo of %s could have registered', (tenant) => {
  const { demo } = readCustomerFile(tenant);
  const problems: unknown[] = [];
  const check = (field: FieldName, value: string | undefined) => {
    const problem = fieldProblem(field, value);
    if (problem) problems.push([field, value, problem]);
  };
  for (const { email, password, firstName, lastName, birthdate, mpCardId } of demo?.customers ?? []) {
    check('email', email);
    check('password', password);
    check('firstname', firstName);
    check('surname', lastName);
    check('cardNumber', mpCardId);
    expect(birthdateProblem(birthdate, '2026-11-15')).toBeUndefined();
  }
  for (const { cardNumber, activationCode, firstName, lastName, loyalityMemberId } of demo?.cards ?? []) {
    check('cardNumber', cardNumber);
    check('activationcode', activationCode);
    check('firstname', firstName);
    check('surname', lastName);
    expect(loyalityMemberId ?? '').toMatch(/^\d{0,20}$/);
  }
  expect(problems).toEqual([]);
  expect(demo?.customers.some(({ mpCardId }) => mpCardId !== undefined)).toBe(true);
  const cards = [
    ...(demo?.cards ?? []).map(({ cardNumber }) => cardNumber),
    ...(demo?.customers ?? []).map((one) => one.mpCardId),
  ];
  const numbers = cards.filter((number) => number !== undefined);
  expect(new Set(numbers).size).toBe(numbers.length);
});
