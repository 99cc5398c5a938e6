/** RFC 2369 and 8058: lets a mail program leave the newsletter by itself, in one press and without a page. */
export function listHeaders(oneClick: string): Readonly<Record<string, string>> {
  return { 'List-Unsubscribe': `<${oneClick}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
