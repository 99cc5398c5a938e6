import type { Certificate, CertificationScheme } from '@trolley/contract';
import type { RowProblem } from '../problem.ts';
import { knownSchemes } from './knownSchemes.ts';

const folded = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const known = new Map(knownSchemes.flatMap((scheme) => scheme.names.map((name) => [folded(name), scheme] as const)));

/**
 * A mark is worth what stands behind it: a certificate is of a scheme that every shop knows, or of one that this
 * retailer names the owner of. What is home-made is refused (Directive (EU) 2024/825).
 */
export function certificateProblems(
  certificates: readonly Certificate[],
  own: readonly CertificationScheme[] = [],
): readonly RowProblem[] {
  return certificates.flatMap(({ label, scheme, number }, at): RowProblem[] => {
    const found = known.get(folded(scheme));
    const problem = (field: string, reason: string, value: string) => [
      { field: `certificates.${at}.${field}`, reason, value },
    ];
    if (found?.labels.includes(label)) {
      if (!found.number || found.number.form.test(number)) return [];
      return problem('number', `expected a number as ${found.names[0]} gives it, like "${found.number.like}"`, number);
    }
    if (own.some(({ name, labels }) => folded(name) === folded(scheme) && labels.includes(label))) return [];
    return problem('scheme', unknownScheme(label, own), scheme);
  });
}

function unknownScheme(label: Certificate['label'], own: readonly CertificationScheme[]): string {
  const names = [
    ...knownSchemes.filter(({ labels }) => labels.includes(label)).map(({ names: [name] }) => `"${name}"`),
    ...own.filter(({ labels }) => labels.includes(label)).map(({ name }) => `"${name}"`),
  ];
  const some = names.length > 0 ? `expected one of ${names.join(', ')}` : `expected no certificate of "${label}"`;
  return `${some}; a scheme of others is named, with its owner, in "certificationSchemes" of tenant.json; without one leave the label out`;
}
