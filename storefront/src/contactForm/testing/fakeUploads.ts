import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** A file on its way to a server that answers when the test says so. */
export class FakeUpload extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  url = '';
  name = '';
  isAborted = false;

  open(_method: string, url: string): void {
    this.url = url;
  }
  setRequestHeader(): void {}
  send(body: FormData): void {
    this.name = (body.get('file') as File).name;
    sent.push(this);
  }
  abort(): void {
    this.isAborted = true;
    this.dispatchEvent(new Event('abort'));
  }

  /** All of it has left the browser. */
  leave(): void {
    this.upload.dispatchEvent(new Event('load'));
  }
  async answer(body: object, status = 200): Promise<void> {
    this.leave();
    this.status = status;
    this.responseText = JSON.stringify(body);
    await act(async () => void this.dispatchEvent(new Event('load')));
  }
}

let sent: FakeUpload[] = [];

/** Stands in for the browser's requests; undone by `vi.unstubAllGlobals`. */
export function fakeUploads() {
  sent = [];
  const removed: string[] = [];
  vi.stubGlobal('XMLHttpRequest', FakeUpload);
  vi.stubGlobal('fetch', async (url: string) => {
    removed.push(url.split('/').at(-1) ?? '');
    return new Response(null, { status: 204 });
  });
  return { sent: () => sent, removed };
}

export const fileFixture = (name: string) => new File(['%PDF'], name);
