import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A part in a file of its own is compiled when it is first asked for, on a busy machine for seconds.
configure({ asyncUtilTimeout: 15_000 });

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
