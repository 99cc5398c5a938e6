#!/usr/bin/env node
// Writes docs/rooms.md, the drawing of the rooms, from the imports; `npm run borders` says when it is out of date.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkBorders } from './lib/borders.mjs';
import { root } from './lib/files.mjs';
import { drawRooms, roomsFile } from './lib/rooms.mjs';

const { sources } = await checkBorders(root);
const { document } = drawRooms(sources);
writeFileSync(join(root, roomsFile), document);
for (const line of document.split('\n').filter((one) => one.startsWith('Arrows that point up'))) console.log(line);
