import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createUploadParser } from './uploadParser.ts';

const type = 'multipart/form-data; boundary=b';
const fileHead = (name = 'a.pdf') => `content-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;
const fieldHead = 'content-disposition: form-data; name="x"\r\n\r\n';
const body = (...parts: readonly (string | Buffer)[][]) =>
  Buffer.concat([
    ...parts.flatMap((part) => [Buffer.from('--b\r\n'), ...part.map((one) => Buffer.from(one)), Buffer.from('\r\n')]),
    Buffer.from('--b--\r\n'),
  ]);

/** As it comes: in pieces of these lengths, again and again. */
function read(whole: Buffer, lengths: readonly number[] = [whole.length], bytes = 1000, contentType = type) {
  const parser = createUploadParser(contentType, { bytes });
  if (!parser) return 'no parser';
  const content: Buffer[] = [];
  for (let from = 0, at = 0; from < whole.length; at++) {
    const to = from + (lengths[at % lengths.length] ?? 1);
    const problem = parser.take(whole.subarray(from, to));
    if (problem !== undefined) return problem;
    content.push(...parser.content());
    from = to;
  }
  return parser.end() ?? { name: parser.name(), content: Buffer.concat(content).toString('latin1') };
}

test('FORM-06 a file comes whole, in whatever pieces it comes and whatever it holds', () => {
  const contents = fc.oneof(
    fc.uint8Array({ maxLength: 300 }),
    // Much that looks like a delimiter.
    fc
      .array(fc.constantFrom('\r', '\n', '-', 'b', '\r\n--', '\r\n--a', '--b'), { maxLength: 60 })
      .map((words) => new TextEncoder().encode(words.join('').replaceAll('\r\n--b', ''))),
  );
  fc.assert(
    fc.property(
      contents,
      fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 5 }),
      (content, cuts) => {
        fc.pre(!Buffer.from(content).includes('\r\n--b'));
        const whole = body([fieldHead, 'beside'], [fileHead('ü.pdf'), Buffer.from(content)]);
        expect(read(whole, cuts)).toEqual({ name: 'ü.pdf', content: Buffer.from(content).toString('latin1') });
      },
    ),
  );
});

test('FORM-06 the limit counts the bytes of the file alone, to the byte', () => {
  const sized = (bytes: number) => body([fileHead(), Buffer.alloc(bytes, 0x20)]);
  expect(read(sized(1000))).toMatchObject({ name: 'a.pdf' });
  expect(read(sized(1001))).toBe('tooLarge');
  expect(read(sized(1001), [7])).toBe('tooLarge');
});

test.each([
  ['broken off in its file', Buffer.from(`--b\r\n${fileHead()}half`), 'broken'],
  ['broken off in its last line', Buffer.from(`--b\r\n${fileHead()}half\r\n--b`), 'broken'],
  ['without a file', body([fieldHead, 'x']), 'broken'],
  ['with two files', body([fileHead(), 'x'], [fileHead(), 'y']), 'several'],
  ['with a head that never ends', Buffer.from(`--b\r\nx: ${'y'.repeat(20_000)}`), 'broken'],
  ['with a huge field', body([fieldHead, 'y'.repeat(20_000)], [fileHead(), 'x']), 'broken'],
  [
    'of ten thousand fields',
    body(...Array.from({ length: 10_000 }, () => [fieldHead, '']), [fileHead(), 'x']),
    'broken',
  ],
  ['that is no multipart', Buffer.from('%PDF-1.4'), 'broken'],
])('FORM-06 a body %s is refused', (_, whole, failure) => {
  expect(read(whole)).toBe(failure);
  expect(read(whole, [3])).toBe(failure);
});

test.each(['multipart/form-data', 'multipart/form-data; boundary=', `multipart/form-data; boundary=${'b'.repeat(71)}`])(
  '“%s” names no boundary',
  (contentType) => {
    expect(read(body([fileHead(), 'x']), undefined, 1000, contentType)).toBe('no parser');
  },
);
