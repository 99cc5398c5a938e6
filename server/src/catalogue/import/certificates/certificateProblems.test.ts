import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Certificate, certifiedLabels, tenantFile } from '@trolley/contract';
import { describe, expect, test } from 'vitest';
import { repositoryRoot } from '../../../platform/paths.ts';
import { certificateProblems } from './certificateProblems.ts';
import { knownSchemes } from './knownSchemes.ts';

const problem = (label: Certificate['label'], scheme: string, number: string, own?: typeof hen) =>
  certificateProblems([{ label, scheme, number }], own)[0]?.reason;
const hen = [{ name: 'Happy Hen', labels: ['animal-welfare' as const], owner: { name: 'Hen Trust', address: 'Cork' } }];

test.each<[Certificate['label'], string, string]>([
  ['organic', 'EU organic', 'AT-BIO-301'],
  ['organic', 'EU-Bio-Logo', 'DE-ÖKO-001'],
  ['organic', 'eu bio logo', 'IE-ORG-02'],
  ['organic', 'Demeter', 'AT-BIO-402'],
  ['organic', 'GOTS', 'CU 812345'],
  ['fairtrade', 'Fairtrade', 'FLO 12345'],
  ['fairtrade', 'FAIRTRADE', '30012'],
  ['sustainable-fishing', 'MSC', 'MSC-C-52345'],
  ['sustainable-fishing', 'ASC', 'ASC-C-01234'],
  ['animal-welfare', 'Tierwohl kontrolliert', 'TWK-1234'],
  ['eco-label', 'EU Ecolabel', 'AT/020/001'],
  ['eco-label', 'Österreichisches Umweltzeichen', 'UW 1234'],
  ['eco-label', 'Osterreichisches Umweltzeichen', 'UW 1234'],
  ['eco-label', 'Blauer Engel', 'DE-UZ 194'],
  ['eco-label', 'FSC', 'FSC-C123456'],
  ['eco-label', 'FSC®', 'FSC® C123456'],
  ['eco-label', 'FSC', 'SGSCH-COC-012345'],
  ['eco-label', 'PEFC', 'PEFC/06-38-123'],
  ['eco-label', 'Rainforest Alliance', 'RA 77'],
  ['vegan', 'V-Label', 'AT-1234'],
  ['vegetarian', 'V-Label', 'AT-1234'],
  ['gluten-free', 'Crossed Grain', 'AT-018-002'],
  ['regional', 'PDO', 'PDO-AT-1234'],
  ['regional', 'g.g.A.', 'PGI-DE-0222-AM01'],
  ['regional', 'AMA-Gütesiegel', '4711'],
  ['regional', 'Bord Bia Quality Assured', 'IE 100'],
])('%s by %s with %s', (label, scheme, number) => expect(problem(label, scheme, number)).toBeUndefined());

test.each<[Certificate['label'], string, string, string]>([
  ['organic', 'EU organic', 'Austria Bio', 'expected a number as EU organic gives it, like "AT-BIO-301"'],
  ['organic', 'BIO AUSTRIA', '12', 'expected a number as BIO AUSTRIA gives it, like "AT-BIO-301"'],
  ['fairtrade', 'Fairtrade', 'fair', 'expected a number as Fairtrade gives it'],
  ['sustainable-fishing', 'MSC', 'ASC-C-01234', 'like "MSC-C-12345"'],
  ['eco-label', 'FSC', 'yes', 'like "FSC-C123456"'],
  ['eco-label', 'EU Ecolabel', '20/1', 'like "AT/020/001"'],
  ['gluten-free', 'AOECS', '18', 'like "AT-018-002"'],
  ['regional', 'g.U.', 'PGI-AT-0105', 'like "PDO-AT-0105"'],
])('%s by %s is not with %s', (label, scheme, number, reason) => {
  expect(problem(label, scheme, number)).toContain(reason);
});

describe('a scheme of nobody', () => {
  test.each<[Certificate['label'], string]>([
    ['organic', 'Our own organic'],
    ['eco-label', 'Green Choice'],
    ['animal-welfare', 'Happy Hen'],
    // Attests something else.
    ['organic', 'MSC'],
    ['eco-label', 'V-Label'],
    ['organic', '–'],
  ])('%s by %s is refused, and it says what to do', (label, scheme) => {
    const reason = problem(label, scheme, 'AT-BIO-301');
    expect(reason).toMatch(/^expected one of "/);
    expect(reason).toContain('"certificationSchemes" of tenant.json; without one leave the label out');
  });

  test('a label that nobody certifies takes no certificate', () => {
    expect(problem('returnable', 'EU organic', 'AT-BIO-301')).toMatch(/^expected no certificate of "returnable"/);
  });

  test('a retailer may name it and its owner, for what it attests', () => {
    expect(problem('animal-welfare', 'happy hen', 'H 7', hen)).toBeUndefined();
    expect(problem('organic', 'Happy Hen', 'H 7', hen)).toMatch(/^expected one of "EU organic"/);
    expect(problem('animal-welfare', 'Unhappy Hen', 'H 7', hen)).toContain('"Happy Hen"');
  });

  test('but not give a known one numbers of its own', () => {
    const own = [{ ...hen[0], name: 'MSC', labels: ['sustainable-fishing' as const] }] as unknown as typeof hen;
    expect(problem('sustainable-fishing', 'MSC', 'ours', own)).toContain('like "MSC-C-12345"');
  });
});

test('every label that needs a certificate can have one, and every number is as its example', () => {
  const attested = new Set(knownSchemes.flatMap(({ labels }) => labels));
  expect(certifiedLabels.filter((label) => !attested.has(label))).toEqual([]);
  expect(knownSchemes.filter(({ number }) => number && !number.form.test(number.like))).toEqual([]);
  const names = knownSchemes.flatMap((scheme) => scheme.names);
  expect(new Set(names).size).toBe(names.length);
});

test.each(['feldmarkt', 'harbour'])('what the demo of %s carries would be imported', (id) => {
  const read = (file: string) => JSON.parse(readFileSync(join(repositoryRoot, 'tenants', id, file), 'utf8'));
  const { certificates } = read('catalogue/words.json') as { certificates: Record<string, Omit<Certificate, 'label'>> };
  const { certificationSchemes } = tenantFile.parse(read('tenant.json'));
  const carried = Object.entries(certificates).map(([label, one]) => ({ label, ...one }) as Certificate);
  expect(carried).toHaveLength(certifiedLabels.length);
  expect(certificateProblems(carried, certificationSchemes)).toEqual([]);
});
