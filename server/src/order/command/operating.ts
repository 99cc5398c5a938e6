import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { Passwords } from '../../platform/passwords/createPasswords.ts';
import type { Orders } from '../orders.ts';

/** What an operator's commands work with; what takes its time is opened where it is needed. */
export interface Operating {
  readonly orders: Orders;
  passwords(): Pick<Passwords, 'hash'>;
  catalogue(): Promise<Catalogue>;
  /** The text of a file the operator named; undefined where there is none. */
  readFile(path: string): string | undefined;
}

export interface Said {
  readonly text: string;
  readonly exitCode: number;
}

export const said = (lines: readonly string[]): Said => ({
  text: lines.length === 0 ? 'There is nothing.' : lines.join('\n'),
  exitCode: 0,
});

export const problem = (text: string): Said => ({ text, exitCode: 1 });
