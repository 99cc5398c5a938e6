/**
 * For a check that starts things: what has to end is named with `atEnd` as soon as it runs, and `close` ends it, the last
 * first, whatever fails of it. Who breaks the check off waits for that too.
 */
export function openClosing() {
  const ends = [];
  async function close() {
    for (const end of ends.splice(0).toReversed()) {
      try {
        await end();
      } catch (error) {
        console.error(`while closing: ${error.message}`);
      }
    }
  }
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => {
      void close().finally(() => process.exit(130));
    });
  return { atEnd: (end) => void ends.push(end), close };
}
