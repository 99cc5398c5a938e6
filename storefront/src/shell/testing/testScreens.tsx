import type { PagePayload } from '@trolley/contract';

/** Stands in for every screen: shows the title of the page, or breaks where the page says so. */
export function TestScreen({ payload }: { readonly payload: PagePayload }) {
  if (payload.meta.title === 'broken') throw new Error('The screen broke.');
  return <h1>{payload.meta.title}</h1>;
}
