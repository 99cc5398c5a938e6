import { type MatchedRedirect, matchRedirect, type Redirects } from '@trolley/contract';
import { pathOf } from './tidySource.ts';

interface Step extends MatchedRedirect {
  /** The address that met the rule. */
  readonly path: string;
}

export interface Walk {
  readonly steps: readonly Step[];
  /** `settled`: no rule is met any more; `elsewhere`: outside the shop; `loop`: it would never end. */
  readonly end: 'settled' | 'elsewhere' | 'loop';
  readonly at: string;
}

/** More steps than this no browser takes: it says that the page redirects too often. */
const mostSteps = 20;

/** The way an address takes from redirect to redirect. */
export function followRedirects(rules: Redirects, path: string): Walk {
  const steps: Step[] = [];
  const seen = new Set<string>();
  let at = path;
  for (;;) {
    const matched = matchRedirect(rules, at);
    if (!matched) return { steps, end: 'settled', at };
    if (seen.has(at) || steps.length >= mostSteps) return { steps, end: 'loop', at };
    seen.add(at);
    steps.push({ ...matched, path: at });
    if (matched.to.startsWith('http')) return { steps, end: 'elsewhere', at: matched.to };
    at = pathOf(matched.to);
  }
}
