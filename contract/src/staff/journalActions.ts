/** Everything the journal can tell of: what is not named here can be neither written nor read in words. */
export const journalActions = [
  ...(['staff.invited', 'staff.setUp', 'staff.loggedIn', 'staff.loggedOut', 'staff.loggedOutEverywhere'] as const),
  ...(['staff.codeRefused', 'staff.changed', 'staff.locked', 'staff.unlocked', 'staff.reset', 'staff.closed'] as const),
  ...(['staff.passwordChanged', 'staff.secondFactorBegun', 'staff.secondFactorChanged'] as const),
  ...(['staff.recoveryCodesRenewed', 'role.created', 'role.changed', 'access.refused'] as const),
  ...(['content.published', 'content.restored', 'content.removed', 'content.offline', 'content.moved'] as const),
  ...(['content.planned', 'content.planChanged', 'content.planDeleted'] as const),
  ...(['content.planFailed', 'content.draftBegun', 'content.draftDiscarded', 'content.draftTakenOver'] as const),
  ...(['media.added', 'media.changed', 'media.replaced', 'media.deleted', 'media.restored'] as const),
  ...(['redirect.created', 'redirect.changed', 'redirect.deleted', 'message.changed', 'message.reset'] as const),
  // Looks at people's data.
  ...(['order.opened', 'customer.opened'] as const),
] as const;
export type JournalAction = (typeof journalActions)[number];
