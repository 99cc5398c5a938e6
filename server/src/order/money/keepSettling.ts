import { repeated } from '../../platform/mail/repeated.ts';
import { type SettlingParts, settlePayments } from './settlePayments.ts';

const everyMs = 60_000;

/** Tells providers what was decided, by whichever process, as soon as it hears of it, and looks every minute. */
export async function keepSettling(parts: SettlingParts): Promise<{ close(): Promise<void> }> {
  let closing = false;
  const settle = async () => void (await settlePayments(parts, () => closing));
  const runner = repeated(settle, everyMs, parts.log, 'payments could not be settled');
  const stopListening = await parts.database.listen('payment_task', () => runner.hint());
  return {
    async close() {
      closing = true;
      await stopListening();
      await runner.close();
    },
  };
}
