// In the chunk of react-dom (vite.chunks.ts), so that it initialises in that chunk's task and not in the shop's.
export { createPortal, flushSync } from 'react-dom';
export { createRoot, hydrateRoot } from 'react-dom/client';
