import { startEmbedded } from '../../demo/database/src/embedded.ts';
import { occupyPlace } from '../../demo/database/src/place.ts';
import { runProcess } from '../src/platform/lifecycle/runProcess.ts';
import { createLog } from '../src/platform/log.ts';

/** Holds the embedded database of DATA_DIR, as the shop does, until it is told to stop. For tests. */
await runProcess(async ({ closing }) => {
  const stayAlive = setInterval(() => {}, 60_000);
  closing.add('the timer', () => clearInterval(stayAlive));
  const place = occupyPlace(process.env.DATA_DIR ?? '', 'http://localhost:4711');
  closing.add('the data folder', () => place.release());
  const embedded = await startEmbedded(place, { log: createLog({ level: 'warn' }) });
  closing.add('the embedded PostgreSQL', () => embedded.stop());
  const { adopted, dataFolder } = embedded;
  process.stdout.write(
    `${JSON.stringify({ adopted, dataFolder, connection: embedded.connectionTo('postgres') })}\nheld\n`,
  );
});
