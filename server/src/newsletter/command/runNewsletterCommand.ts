import type { Newsletters } from '../newsletters.ts';
import { topicList } from '../topicList.ts';
import { csvLine } from './csv.ts';
import type { NewsletterCommand } from './options.ts';

const head = ['email', 'subscribed_at', 'unsubscribe_link', 'list_unsubscribe'];

type Listing = Pick<Newsletters, 'database' | 'secret' | 'links' | 'topics'>;

export async function runNewsletterCommand(
  newsletters: Listing,
  command: NewsletterCommand,
): Promise<{ readonly text: string; readonly exitCode: number }> {
  const { topics } = newsletters;
  if (command.name === 'topics') {
    const lines = [];
    for (const { newsletterTopicId: id, name } of topics)
      lines.push(`${id}  ${name}  ${(await topicList(newsletters, id)).length} addresses\n`);
    return { text: lines.join(''), exitCode: 0 };
  }
  if (!topics.some(({ newsletterTopicId }) => newsletterTopicId === command.topic)) {
    const known = topics.map(({ newsletterTopicId }) => newsletterTopicId).join(', ');
    return { text: `There is no topic ${command.topic}; there are: ${known}\n`, exitCode: 1 };
  }
  const list = await topicList(newsletters, command.topic);
  const rows = list.map(({ email, since, unsubscribeLink, oneClick }) =>
    csvLine([email, since.toISOString(), unsubscribeLink, `<${oneClick}>`]),
  );
  return { text: csvLine(head) + rows.join(''), exitCode: 0 };
}
