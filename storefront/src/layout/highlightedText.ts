export interface TextPart {
  readonly text: string;
  readonly highlighted: boolean;
}

/** `Free delivery *over €60*`: what stands between two asterisks is highlighted; a single one is a plain character. */
export function highlightedText(text: string): readonly TextPart[] {
  return text
    .split(/\*([^*]+)\*/)
    .map((part, index) => ({ text: part, highlighted: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}
