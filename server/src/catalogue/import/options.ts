import { parseArgs } from 'node:util';
import { isKnownEncoding } from './encoding.ts';
import { kindOf } from './importKind.ts';
import { type ImportKind, importKinds } from './kinds/kinds.ts';

export interface ImportOptions {
  readonly files: readonly string[];
  /** Of files that do not tell it by themselves. */
  readonly kind?: ImportKind;
  readonly dryRun: boolean;
  readonly skipBad: boolean;
  readonly retireMissing: boolean;
  /** Writes also where so many prices jump that it looks like a mistake. */
  readonly acceptPriceJumps: boolean;
  /** Of all files; UTF-8 by default. */
  readonly encoding?: string;
  /** Files that say how tables with columns of their own are read. */
  readonly maps: readonly string[];
  /** Photos may also be fetched from this machine and the networks around it. */
  readonly allowPrivateAddresses: boolean;
  /** Every address of a photo is asked, also where the shop has its photo. */
  readonly refreshPhotos: boolean;
  /** Where all problems are written to. */
  readonly report?: string;
}

export const usage = `npm run import -- <file>... [options]

  <file>            JSON lines (.jsonl, .ndjson) or CSV (.csv, .tsv), any number of them; - for standard input
  --kind <kind>     what a CSV file holds, where its name does not tell: ${importKinds.join(', ')}
  --map <file>      how a table with columns of its own is read (JSON, see docs/import.md); several are tried in order
  --encoding <name> of files that are not UTF-8, like windows-1252
  --dry-run         only check, and tell what would change
  --skip-bad        write the good rows although there are bad ones
  --retire-missing  products that the files do not mention are no longer sold; give all products
  --accept-price-jumps
                    write although many prices change by more than 5 times
  --refresh-photos  ask every address of a photo again
  --allow-private-addresses
                    fetch photos also from this machine and the networks around it
  --report <file>   write every problem into a file, one JSON object per line
  --help            this text

The settings (TENANT, DATABASE_URL, DATA_DIR) are those of the shop; it may be running. See docs/import.md.
`;

/** What the command line asks for; a text says what is wrong with it, or how to use it. */
export function readOptions(args: readonly string[]): ImportOptions | { readonly problem: string } | 'help' {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        kind: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        'skip-bad': { type: 'boolean', default: false },
        'retire-missing': { type: 'boolean', default: false },
        'accept-price-jumps': { type: 'boolean', default: false },
        map: { type: 'string', multiple: true, default: [] },
        encoding: { type: 'string' },
        'allow-private-addresses': { type: 'boolean', default: false },
        'refresh-photos': { type: 'boolean', default: false },
        report: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    if (values.help) return 'help';
    const kind = values.kind === undefined ? undefined : kindOf(values.kind);
    if (values.kind !== undefined && !kind)
      return { problem: `--kind ${values.kind}: expected one of: ${importKinds.join(', ')}` };
    if (values.encoding !== undefined && !isKnownEncoding(values.encoding))
      return { problem: `--encoding ${values.encoding}: expected a name like windows-1252, iso-8859-15 or utf-16le` };
    if (positionals.length === 0) return { problem: 'Which file? Name at least one, or - for standard input.' };
    const twice = positionals.find((file, index) => positionals.indexOf(file) !== index);
    if (twice !== undefined) return { problem: `${twice}: is named twice` };
    return {
      files: positionals,
      kind,
      dryRun: values['dry-run'],
      skipBad: values['skip-bad'],
      retireMissing: values['retire-missing'],
      acceptPriceJumps: values['accept-price-jumps'],
      maps: values.map,
      encoding: values.encoding,
      allowPrivateAddresses: values['allow-private-addresses'],
      refreshPhotos: values['refresh-photos'],
      report: values.report,
    };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}
