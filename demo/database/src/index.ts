import type { EmbeddedDatabases } from '@trolley/server/demo';
import { startEmbedded } from './embedded.ts';
import { occupyPlace } from './place.ts';
import { findRunning } from './running.ts';

export const embeddedDatabases: EmbeddedDatabases = {
  occupy(dataDir, address) {
    const place = occupyPlace(dataDir, address);
    return { start: (options) => startEmbedded(place, options), release: () => place.release() };
  },
  findRunning,
};
