import type { LabelCode } from '@trolley/contract';

/** Who certifies goods, what they attest, and how their numbers look where that is known. */
export interface KnownScheme {
  /** The first one stands in messages; each counts, whatever its case and signs. */
  readonly names: readonly string[];
  readonly labels: readonly LabelCode[];
  readonly number?: { readonly form: RegExp; readonly like: string };
}

/** Of a control body: country, the word for organic, number (Regulation (EU) 2018/848, annex V). */
const controlBody = { form: /^[A-Z]{2}-[A-ZÖ]{2,4}-\d{2,3}$/, like: 'AT-BIO-301' };
/** Of the union's register: kind, country, number. */
const registered = (kind: string) => ({
  form: new RegExp(`^${kind}-[A-Z]{2}-[A-Z]?\\d{4,5}(?:-[A-Z]{1,2}\\d{1,2})?$`),
  like: `${kind}-AT-0105`,
});
const scheme = (
  labels: readonly LabelCode[],
  names: readonly string[],
  number?: KnownScheme['number'],
): KnownScheme => ({ names, labels, ...(number && { number }) });

/** A retailer's others are `certificationSchemes` of its `tenant.json`. */
export const knownSchemes: readonly KnownScheme[] = [
  scheme(['organic'], ['EU organic', 'EU organic logo', 'EU-Bio-Logo', 'EU-Bio', 'EU-Öko'], controlBody),
  // Stricter than the law, which their goods keep as well: the control body is what the law asks for.
  scheme(['organic'], ['BIO AUSTRIA'], controlBody),
  scheme(['organic'], ['AMA-Biosiegel', 'AMA Organic Seal'], controlBody),
  scheme(['organic'], ['Demeter'], controlBody),
  scheme(['organic'], ['Bioland'], controlBody),
  scheme(['organic'], ['Naturland'], controlBody),
  scheme(['organic'], ['Irish Organic Association'], controlBody),
  scheme(['organic'], ['Organic Trust'], controlBody),
  scheme(['organic', 'eco-label'], ['GOTS', 'Global Organic Textile Standard']),

  scheme(['fairtrade'], ['Fairtrade', 'Fairtrade International'], {
    form: /^(?:FLO[ -]?)?\d{3,6}$/,
    like: 'FLO 12345',
  }),
  scheme(['fairtrade'], ['Fair for Life']),
  scheme(['fairtrade'], ['Naturland Fair']),
  scheme(['fairtrade'], ['WFTO', 'World Fair Trade Organization']),

  scheme(['sustainable-fishing'], ['MSC', 'Marine Stewardship Council'], {
    form: /^MSC-C-\d{5}$/,
    like: 'MSC-C-12345',
  }),
  scheme(['sustainable-fishing'], ['ASC', 'Aquaculture Stewardship Council'], {
    form: /^ASC-C-\d{5}$/,
    like: 'ASC-C-01234',
  }),
  scheme(['sustainable-fishing'], ['Friend of the Sea']),

  scheme(['animal-welfare'], ['Tierwohl kontrolliert']),
  scheme(['animal-welfare'], ['AMA-Gütesiegel Tierhaltung plus', 'AMA-Gütesiegel mehr Tierwohl']),
  scheme(['animal-welfare'], ['Initiative Tierwohl']),
  scheme(['animal-welfare'], ['Für Mehr Tierschutz']),
  scheme(['animal-welfare'], ['Neuland']),
  scheme(['animal-welfare'], ['RSPCA Assured']),

  scheme(['eco-label'], ['EU Ecolabel', 'EU-Umweltzeichen'], {
    form: /^[A-Z]{2}\/\d{2,3}\/\d{2,5}$/,
    like: 'AT/020/001',
  }),
  scheme(['eco-label'], ['Österreichisches Umweltzeichen', 'Austrian Ecolabel'], {
    form: /^UW[ -]?\d{3,4}$/,
    like: 'UW 1234',
  }),
  scheme(['eco-label'], ['Blauer Engel', 'Blue Angel']),
  scheme(['eco-label'], ['FSC', 'Forest Stewardship Council'], {
    form: /^(?:(?:FSC®?[ -]?)?C\d{6}|[A-Z]{2,6}-COC-\d{6})$/,
    like: 'FSC-C123456',
  }),
  scheme(['eco-label'], ['PEFC'], { form: /^PEFC\/\d{2}-\d{2,3}-\d{1,6}$/, like: 'PEFC/06-38-123' }),
  scheme(['eco-label'], ['Rainforest Alliance']),

  scheme(['vegan', 'vegetarian'], ['V-Label']),
  scheme(['vegan'], ['Vegan Trademark', 'The Vegan Society', 'Veganblume']),
  scheme(['gluten-free'], ['Crossed Grain', 'AOECS', 'Durchgestrichene Ähre'], {
    form: /^[A-Z]{2}-\d{3}-\d{3}$/,
    like: 'AT-018-002',
  }),

  scheme(['regional'], ['PDO', 'g.U.', 'Protected Designation of Origin'], registered('PDO')),
  scheme(['regional'], ['PGI', 'g.g.A.', 'Protected Geographical Indication'], registered('PGI')),
  scheme(['regional'], ['AMA-Gütesiegel']),
  scheme(['regional'], ['Bord Bia Quality Assured', 'Bord Bia']),
];
