/** Downloads a text as a file. */
export function saveFile(name: string, content: string, type = 'application/json'): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The download has begun by then; at once some browsers would lose it.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
