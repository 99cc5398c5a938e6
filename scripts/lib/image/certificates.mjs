import { readFileSync } from 'node:fs';
import { rootCertificates } from 'node:tls';

const bare = (certificate) => certificate.replaceAll(/\s/g, '');

/** Of a bundle, those that Node does not bring along: a mirror in the house is known by one of them. */
export function ownCertificates(bundle, known = rootCertificates) {
  const knownOnes = new Set(known.map(bare));
  const all = bundle.match(/-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g) ?? [];
  return all.filter((certificate) => !knownOnes.has(bare(certificate)));
}

/** What this machine trusts beyond Node's own list, as text for the build; empty where it is nothing. */
export function certificatesOf({ NODE_EXTRA_CA_CERTS: file } = process.env) {
  return file ? ownCertificates(readFileSync(file, 'utf8')).join('\n') : '';
}
