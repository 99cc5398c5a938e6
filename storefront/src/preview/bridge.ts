import type { FromPreview, ToPreview } from '@trolley/contract';

interface Heard {
  mark(block: string | null): void;
  refresh(): void;
  edit(on: boolean): void;
}

/** Speaks with the studio around this page; with nobody where there is none. Only the own origin is heard and told. */
export function createBridge(page: Window, heard: Heard) {
  const { parent, location } = page;
  const isFramed = parent !== page;
  page.addEventListener('message', (event) => {
    if (!isFramed || event.source !== parent || event.origin !== location.origin) return;
    const message = readMessage(event.data);
    if (message?.type === 'preview:mark') heard.mark(message.block);
    if (message?.type === 'preview:refresh') heard.refresh();
    if (message?.type === 'preview:edit') heard.edit(message.on);
  });
  return {
    isFramed,
    tell(message: FromPreview): void {
      if (isFramed) parent.postMessage(message, location.origin);
    },
  };
}

/** What is no message of ours is nothing. */
export function readMessage(data: unknown): ToPreview | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data)) return undefined;
  if (data.type === 'preview:refresh') return { type: data.type };
  if (data.type === 'preview:edit' && 'on' in data && typeof data.on === 'boolean')
    return { type: data.type, on: data.on };
  if (data.type === 'preview:mark' && 'block' in data && (data.block === null || typeof data.block === 'string'))
    return { type: data.type, block: data.block };
  return undefined;
}
