/** A text with what was typed in bold. */
export function Marked({ text, term }: { readonly text: string; readonly term: string }) {
  const at = term === '' ? -1 : text.toLowerCase().indexOf(term.toLowerCase());
  if (at < 0) return text;
  const end = at + term.length;
  return (
    <>
      {text.slice(0, at)}
      <b>{text.slice(at, end)}</b>
      {text.slice(end)}
    </>
  );
}
