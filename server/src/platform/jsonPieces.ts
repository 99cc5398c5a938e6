/** A part of an answer: text, or what was turned into bytes before. */
export type JsonPiece = string | Buffer;

/** Of one character in UTF-8, for each unit of a JavaScript text. */
const mostBytes = 3;

/** Reused by every answer: where one is put together nothing else runs. */
let room = Buffer.allocUnsafe(64 * 1024);

/** One after the other. Bytes are only copied; turning a long text into UTF-8 costs nearly as much as to compress it. */
export function joinPieces(pieces: readonly JsonPiece[]): Buffer {
  let length = 0;
  for (const piece of pieces) {
    const needed = length + piece.length * (typeof piece === 'string' ? mostBytes : 1);
    if (needed > room.length) room = Buffer.concat([room.subarray(0, length)], needed * 2);
    length += typeof piece === 'string' ? room.write(piece, length) : piece.copy(room, length);
  }
  return Buffer.from(room.subarray(0, length));
}
