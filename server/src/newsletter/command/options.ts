export const usage = `npm run newsletter -- <command>

  topics           the topics, and how many addresses get each
  export <topic>   who gets it, as a table (CSV): address, since when, the link to leave for the mail itself, and the
                   value of its header List-Unsubscribe (send List-Unsubscribe-Post: List-Unsubscribe=One-Click with it)

The settings (TENANT, DATABASE_URL, DATA_DIR, BASE_URL) are those of the shop, which may be running.
`;

export type NewsletterCommand = { readonly name: 'topics' } | { readonly name: 'export'; readonly topic: string };

/** What the command line asks for; a text says what is wrong with it. */
export function readNewsletterCommand(
  args: readonly string[],
): NewsletterCommand | { readonly problem: string } | 'help' {
  const [name, topic, ...rest] = args;
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') return 'help';
  if (rest[0] !== undefined) return { problem: `What is ${rest[0]}?` };
  if (name === 'topics') return topic === undefined ? { name } : { problem: `What is ${topic}?` };
  if (name !== 'export') return { problem: `There is no command ${name}.` };
  return topic === undefined ? { problem: 'Export which topic?' } : { name, topic };
}
