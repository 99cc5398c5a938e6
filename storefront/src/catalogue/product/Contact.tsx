import { TextLink } from '@trolley/ui/TextLink.tsx';

/** How a maker is reached: a link where it is an address one can follow. */
export function Contact({ contact }: { readonly contact: string }) {
  if (contact.startsWith('https://')) return <TextLink href={contact}>{contact}</TextLink>;
  return /^[^\s@]+@[^\s@]+$/.test(contact) ? <TextLink href={`mailto:${contact}`}>{contact}</TextLink> : contact;
}
