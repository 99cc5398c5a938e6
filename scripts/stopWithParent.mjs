/**
 * npm passes SIGTERM on to the shell it runs a script in, and not every shell passes it on to us: it just dies.
 * So the process that npm started notices that its parent is gone, and stops.
 */
export function stopWithParent() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, 100);
  timer.unref();
  // A signal that does arrive is enough; a second one would mean to end at once.
  const told = () => clearInterval(timer);
  process.once('SIGINT', told).once('SIGTERM', told);
}
