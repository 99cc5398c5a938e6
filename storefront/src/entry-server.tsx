import { createHash } from 'node:crypto';
import build from 'virtual:client-build';
import type { Block, PagePayload, Renderer } from '@trolley/contract';
import { frameHostsOf } from './content/frameHosts.ts';
import { renderApp } from './layout/renderApp.tsx';
import { loadScreen, screenFiles, screenOf } from './screens.ts';
import { writeDocument } from './shell/document/document.ts';
import { previewParts, screenParts } from './shell/document/screenParts.ts';
import { screenNames } from './shell/screenNames.ts';

await Promise.all(screenNames.map(loadScreen));

const hashes = new Map<string, string>();
/** Most of what is hashed is the same for every page: theme, styles, kernel. */
const mostHashes = 500;

function hash(text: string): string {
  let known = hashes.get(text);
  if (known === undefined) {
    known = createHash('sha256').update(text).digest('base64');
    if (hashes.size >= mostHashes) hashes.clear();
    hashes.set(text, known);
  }
  return known;
}

/** The storefront as the server sees it. */
export const renderer: Renderer = {
  buildId: build?.id ?? 'development',
  builtAt: build?.builtAt ?? Date.now(),
  screens: screenNames,
  render: (boot, frame) =>
    writeDocument({
      boot,
      frame,
      parts: screenParts(screenFiles[boot.page.screen]),
      preview: frame.preview && previewParts(),
      content: renderApp(screenOf, boot, frame.webview),
      frameHosts: frameHostsOf(blocksOf(boot.page)),
      hash,
    }),
};

function blocksOf({ data }: PagePayload): readonly Block[] {
  return 'page' in data && data.page ? data.page.blocks : [];
}
