// In the file of the library (vite.chunks.ts): it then sets itself up in the task of that file, not in that of the shop.
export { flushSync } from 'react-dom';
export { createRoot, hydrateRoot } from 'react-dom/client';
