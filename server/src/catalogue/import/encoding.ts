/** Names that `--encoding` takes; UTF-8 needs none. */
export function isKnownEncoding(name: string): boolean {
  try {
    return new TextDecoder(name).encoding !== '';
  } catch {
    return false;
  }
}

/** Text of another encoding as UTF-8. */
export async function* toUtf8(chunks: AsyncIterable<Buffer>, encoding: string): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of chunks) {
    const text = decoder.decode(chunk, { stream: true });
    if (text !== '') yield Buffer.from(text);
  }
  const rest = decoder.decode();
  if (rest !== '') yield Buffer.from(rest);
}

const signatures: readonly (readonly [signature: string, reason: string])[] = [
  ['504b0304', 'this is an Excel workbook or another archive: save its table as CSV (UTF-8) and import that'],
  ['d0cf11e0', 'this is an old Excel workbook: save its table as CSV (UTF-8) and import that'],
  ['1f8b', 'this is compressed with gzip: unpack it, or use `gunzip -c file | npm run import -- - --kind <kind>`'],
  ['25504446', 'this is a PDF: give a table (CSV) or JSON lines'],
  ['fffe', 'this is UTF-16: repeat it with --encoding utf-16le'],
  ['feff', 'this is UTF-16: repeat it with --encoding utf-16be'],
];

/** Why a file that begins with these bytes holds no rows; undefined where nothing speaks against it. */
export function foreignFormat(start: Buffer): string | undefined {
  const hex = start.subarray(0, 4).toString('hex');
  return signatures.find(([signature]) => hex.startsWith(signature))?.[1];
}
