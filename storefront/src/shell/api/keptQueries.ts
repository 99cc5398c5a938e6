import type { QueryClient } from '@tanstack/react-query';
import { createStore } from '../store.ts';

/** What parts of this page have asked for. There is nothing until one does, and its code comes with the first of them. */
export const keptQueries = createStore<QueryClient | undefined>(undefined);
