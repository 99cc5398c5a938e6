/** The viewer of a page. */
export interface Viewer {
  readonly loggedIn: boolean;
  readonly joeMember: boolean;
}

export const anonymous: Viewer = { loggedIn: false, joeMember: false };

export const accessEntries = ['not logged in', 'logged in and joe member', 'logged in and not joe member'] as const;
type AccessEntry = (typeof accessEntries)[number];

/** The entries between the semicolons, valid or not. */
export function entriesOf(list: string): readonly string[] {
  return list
    .split(';')
    .map((entry) => entry.trim().toLowerCase())
    .filter((entry) => entry !== '');
}

/** The entries of a semicolon-separated access list; what is not one of the three does not count. */
export function readAccessList(list: string | undefined): readonly AccessEntry[] {
  const named = new Set(entriesOf(list ?? ''));
  return accessEntries.filter((entry) => named.has(entry));
}

/** All three entries, or none, mean open to all. */
export function isRestricted(list: string | undefined): boolean {
  const { length } = readAccessList(list);
  return length > 0 && length < accessEntries.length;
}

export function mayView(list: string | undefined, viewer: Viewer): boolean {
  return !isRestricted(list) || readAccessList(list).includes(entryOf(viewer));
}

function entryOf({ loggedIn, joeMember }: Viewer): AccessEntry {
  if (!loggedIn) return 'not logged in';
  return joeMember ? 'logged in and joe member' : 'logged in and not joe member';
}
