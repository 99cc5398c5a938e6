import { type NewsletterConfig, newsletterConfig } from '@trolley/contract';
import type { ContentParts } from '../content/contentPart.ts';
import type { Snapshots } from '../platform/snapshot/snapshot.ts';

/** The words of the blocks as editors have them now. */
export function newsletterWords(snapshots: Pick<Snapshots<ContentParts>, 'current'>): NewsletterConfig | undefined {
  return newsletterConfig.safeParse(snapshots.current().parts.content.components.newsletter).data;
}
