/** What a lookup may go by. */
export const lookupKinds = ['product', 'ean', 'batch'] as const;
export type LookupKind = (typeof lookupKinds)[number];

/** What is wrong with what was typed, and the number in its message. */
export interface LookupProblem {
  readonly kind: 'required' | 'characters' | 'maxLength' | 'digits' | 'length' | 'checkDigit';
  readonly limit?: number;
}

/** What a substance is used against. */
export const pesticideUses = [
  'fungicide',
  'insecticide',
  'acaricide',
  'herbicide',
  'growthRegulator',
  'storage',
] as const;
export type PesticideUse = (typeof pesticideUses)[number];

/**
 * From best to worst. `none`: nothing was found; `far`: at most a tenth of the legal limit; `below`: below it, and below
 * the retailer's own goal where there is one; `aboveGoal`: lawful, but not what the retailer wants; `over`: unlawful.
 */
export const residueVerdicts = ['none', 'far', 'below', 'aboveGoal', 'over'] as const;
export type ResidueVerdict = (typeof residueVerdicts)[number];
