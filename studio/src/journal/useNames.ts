import { type JournalAction, type JournalEntry, journalActions, listRoles, listStaff } from '@trolley/contract';
import { useWords } from '../contentWords/words.ts';
import { useCall } from '../shell/api/useCalls.ts';
import { useRoleName } from '../shell/roleName.ts';
import { useSelf } from '../shell/session/self.ts';
import { useTexts } from './texts.ts';

interface Names {
  action(code: string): string;
  kind(code: string): string;
  /** By its name where it has one and one may see it; else its id. */
  subject(subject: JournalEntry['subject']): string;
  who(entry: Pick<JournalEntry, 'staff'>): string;
  readonly people: readonly { readonly id: string; readonly name: string }[];
}

/** The journal names everything by id; what is called something now is shown by that. */
export function useNames(): Names {
  const texts = useTexts();
  const words = useWords();
  const roleName = useRoleName();
  const enabled = useSelf().permissions.includes('staff:read');
  const people = useCall(listStaff, { query: {} }, { enabled }).data?.staff ?? [];
  const roles = useCall(listRoles, {}, { enabled }).data?.roles ?? [];
  return {
    action: (code) => (isAction(code) ? texts.actions[code] : code),
    kind: (code) => texts.kinds[code] ?? code,
    subject: ({ kind, id, name }) => {
      if (kind === 'staff') return people.find((one) => one.id === id)?.name ?? id;
      if (kind === 'role') return roleName(id, roles.find((one) => one.id === id)?.name);
      if (kind === 'config') return words.item(`config:${id}`, id);
      if (kind === 'media') return name ?? texts.goneMedia;
      return name ?? id;
    },
    who: ({ staff }) => (staff ? staff.name || texts.gone : texts.shop),
    people,
  };
}

/** An older shop may have written what this studio does not know. */
function isAction(code: string): code is JournalAction {
  return (journalActions as readonly string[]).includes(code);
}
