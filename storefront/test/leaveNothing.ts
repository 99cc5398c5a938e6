import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { notifications } from '../src/shell/notifications/notifications.ts';

// A part in a file of its own is compiled when it is first asked for, on a busy machine for seconds.
configure({ asyncUtilTimeout: 15_000 });

// What a test of another file notified of after its end is none of this one's.
beforeEach(() => {
  for (const { key } of notifications.get()) notifications.dismiss(key);
});

// Test files share one document, so each test leaves it as it found it.
afterEach(() => {
  if (typeof document === 'undefined') return;
  cleanup();
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const { name } of document.documentElement.attributes) document.documentElement.removeAttribute(name);
  sessionStorage.clear();
  localStorage.clear();
});

// A part that is still being read when its file ends could not be loaded without a document, and for no file of this worker
// ever after.
afterAll(() => vi.dynamicImportSettled());
