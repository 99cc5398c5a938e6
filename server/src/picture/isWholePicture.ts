/** Whether bytes are what their name ends with, `webp` or `avif`, as far as the signature and the lengths in them tell. */
export function isWholePicture(name: string, bytes: Buffer): boolean {
  return name.endsWith('.avif') ? isWholeAvif(bytes) : isWholeWebp(bytes);
}

/** `RIFF`, the length of what follows, `WEBP`. */
function isWholeWebp(bytes: Buffer): boolean {
  return (
    bytes.length > 20 &&
    bytes.toString('latin1', 0, 4) === 'RIFF' &&
    bytes.toString('latin1', 8, 12) === 'WEBP' &&
    bytes.readUInt32LE(4) + 8 === bytes.length
  );
}

/** A row of boxes, each with its length and its name: `ftyp` with the brand first, the last one ends with the file. */
function isWholeAvif(bytes: Buffer): boolean {
  if (bytes.length < 16 || !/^ftypavi[fs]$/.test(bytes.toString('latin1', 4, 12))) return false;
  let at = 0;
  while (at + 8 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    // Zero: to the end of the file. One: a length of 64 bits, which no picture of a shop needs.
    if (length === 0) return true;
    if (length < 8) return false;
    at += length;
  }
  return at === bytes.length;
}
