import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

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
