import { StartProblem } from '../platform/startProblem.ts';

/** One thing that is wrong in a tenant's folder. */
export interface Finding {
  /** As its author finds it: relative to where the shop was started. */
  readonly file: string;
  /** `pageMap.cart.urlslug`; empty when the file as a whole is meant. */
  readonly field: string;
  readonly expected: string;
}

/** A tenant that cannot be served; names everything that is wrong, so that one round of repairs is enough. */
export class TenantProblem extends StartProblem {
  override name = 'TenantProblem';
  readonly findings: readonly Finding[];

  constructor(findings: readonly Finding[]) {
    super(findings.map(({ file, field, expected }) => [file, field, expected].filter(Boolean).join(': ')).join('\n'));
    this.findings = findings;
  }
}
