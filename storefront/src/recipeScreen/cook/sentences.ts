/** The first sentence and the rest. What is abbreviated by one letter ("z. B. Salz") ends no sentence. */
export function firstSentence(text: string): readonly [first: string, rest: string] {
  const end = /(?<!(?:^|[\s.])\p{L})[.!?](?=\s+\p{Lu})/u.exec(text);
  if (!end) return [text, ''];
  const cut = end.index + 1;
  return [text.slice(0, cut), text.slice(cut).trim()];
}
