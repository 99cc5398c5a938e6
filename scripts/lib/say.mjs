/** What `npm start` says. Where no terminal shows it, it is a line of JSON like those of the shop's log. */
export function createSay({
  isTerminal = process.stdout.isTTY,
  out = write(process.stdout),
  err = write(process.stderr),
} = {}) {
  const line = (level, message) => out(`${JSON.stringify({ level, timestamp: new Date().toISOString(), message })}\n`);
  return isTerminal
    ? { info: (text) => out(`${text}\n`), failed: (text) => err(`${text}\n`) }
    : { info: (text) => line('info', text), failed: (text) => line('fatal', text) };
}

function write(stream) {
  return (text) => void stream.write(text);
}
