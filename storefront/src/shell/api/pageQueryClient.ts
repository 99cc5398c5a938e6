import type { QueryClient } from '@tanstack/react-query';
import { createStore } from '../store.ts';

/** The query client of this page. Undefined until a component needs it, since its code is loaded with the first one. */
export const pageQueryClient = createStore<QueryClient | undefined>(undefined);
