import type { PagePayload } from '@trolley/contract';

/** Stands in for every screen: shows the title of the page, or breaks where the page says so. */
export function TestScreen({ payload }: { readonly payload: Pick<PagePayload, 'meta'> }) {
  if (payload.meta.title === 'broken') throw new Error('The screen broke.');
  return <h1>{payload.meta.title}</h1>;
}
