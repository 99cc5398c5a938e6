/** Error codes of the studio's endpoints about staff. */
export const staffFailures = {
  /** The same for a wrong password, an unknown address, a locked account and one that was never set up. */
  loginFailed: 'loginFailed',
  /** A code that is wrong, too old or used before. */
  codeWrong: 'codeWrong',
  /** The password was entered too long ago, or its codes were wrong too often: log in from the start. */
  loginOver: 'loginOver',
  /** An invitation that was used, has ended or never was. */
  invitationInvalid: 'invitationInvalid',
  passwordWrong: 'passwordWrong',
  staffNotFound: 'staffNotFound',
  /** There is an account of this address. */
  staffExists: 'staffExists',
  roleNotFound: 'roleNotFound',
  /** There is a role of this name. */
  roleExists: 'roleExists',
  storeNotFound: 'storeNotFound',
  /** Nobody gives, changes or takes away more than they may do themselves. */
  beyondOwnRights: 'beyondOwnRights',
  /** One's own roles, lock and account are for a colleague to change. */
  ownAccount: 'ownAccount',
} as const;

/** The cookies of the studio, which shoppers never get. */
export const studioCookies = {
  sessionId: 'studio_sid',
  /** Marks a browser of an earlier log-in, whose failed log-ins are counted apart from a stranger's. */
  devices: 'studio_devices',
} as const;
