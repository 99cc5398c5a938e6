#!/usr/bin/env node
// Says which Chromium the browser journeys would use, and gets one if there is none.
import { findChromium } from './lib/chromium.mjs';

const { problem } = await findChromium(console.log);
if (problem) {
  console.error(problem);
  process.exitCode = 1;
}
