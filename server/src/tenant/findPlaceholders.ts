export interface Placeholder {
  /** As `seller.bank.iban`; of a list by its numbers, `rows.3.1`. */
  readonly field: string;
  /** What gave it away. */
  readonly found: string;
  /** A gap of a template: nobody ever meant to show this. */
  readonly isGap: boolean;
}

/** What a demo invents instead of a retailer's own. No real IBAN has the check digits 00, and no real shop this domain. */
/** What a template leaves for the retailer to fill in: `[[opening hours]]`. */
const gap = /\[\[[^\]]*\]\]/g;

const invented: readonly RegExp[] = [
  /\(Demo\)/i,
  /\bMustertext\b/i,
  /\bSample text\b/i,
  /\bMuster(?:bank|(?:feld)?(?:gasse|straße|weg|platz))\b/i,
  /\bSample (?:Quay|Street|Road|Bank)\b/i,
  /\b[A-Z]{2}00(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?\b/,
  /\b[A-Z]{2}U?0{7,}[A-Z]{0,2}\b/,
  /\bFN 0{4,} ?[a-z]\b/,
  /\bCompany number 0{4,}\b/i,
  /\b(?:MUST|SAMP)[A-Z]{2}[A-Z0-9]{2}\b/,
  /[\w.-]+@[\w.-]+\.example\b/i,
  /https?:\/\/[\w.-]+\.example\b/i,
];

/** Walks through the content of a tenant's file: every gap, and every text that a retailer should have replaced by the first sign of it. */
export function findPlaceholders(content: unknown, field = ''): readonly Placeholder[] {
  if (typeof content === 'string') {
    const gaps = [...content.matchAll(gap)].map(([found]) => ({ field, found, isGap: true }));
    if (gaps.length > 0) return gaps;
    for (const pattern of invented) {
      const [found] = pattern.exec(content) ?? [];
      if (found !== undefined) return [{ field, found, isGap: false }];
    }
    return [];
  }
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([name, value]: [string, unknown]) =>
    findPlaceholders(value, field === '' ? name : `${field}.${name}`),
  );
}
