/** As 412 KB or 3.4 MB. */
export function fileSize(bytes: number, count: (value: number) => string): string {
  if (bytes < 1_000_000) return `${count(Math.max(1, Math.round(bytes / 1000)))} KB`;
  return `${count(Math.round(bytes / 100_000) / 10)} MB`;
}
