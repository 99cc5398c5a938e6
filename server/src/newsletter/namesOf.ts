import type { Topic } from './newsletters.ts';

/** Topics by their names, in the order of the tenant; one that is gone by its id. */
export function namesOf(topics: readonly Topic[], ids: readonly string[]): string[] {
  const known = topics.filter(({ newsletterTopicId: id }) => ids.includes(id));
  const gone = ids.filter((id) => !known.some(({ newsletterTopicId }) => newsletterTopicId === id));
  return [...known.map(({ name }) => name), ...gone];
}
