export const en = {
  logIn: 'Log in',
  forPeople: (shop: string) => `For the people who run ${shop}. Shopping?`,
  toShop: 'Go to the shop',
  email: 'Work e-mail',
  password: 'Password',
  proceed: 'Continue',
  forgotten: 'Password or telephone lost? A colleague who may manage staff sends you a new link.',
  next: 'Next: a code from your authenticator. After ten wrong attempts you have to wait a quarter of an hour.',
  emailMissing: 'Enter your work e-mail.',
  passwordMissing: 'Enter your password.',
  loginFailed: 'E-mail and password do not belong together, or the account is locked. Check both and try again.',
  codeTitle: 'Your six-digit code',
  codeLead: (shop: string) => `Open your authenticator and type the code for ${shop} Studio.`,
  code: 'Code',
  codeShape: 'A code has six digits.',
  notYou: 'Not you?',
  codeWrong: (left: number) =>
    `The last code was not right. It may have run out: a new one comes every 30 seconds. ${attempts(left)}`,
  recoveryWrong: (left: number) => `This recovery code is not right, or was used before. ${attempts(left)}`,
  loginOver: 'That took too long, or too many codes were wrong. Enter e-mail and password again.',
  useRecovery: 'Use a recovery code',
  useCode: 'Use the authenticator',
  recoveryTitle: 'A recovery code',
  recoveryLead: 'One of the ten you got when you set up your second factor. Each works once.',
  recovery: 'Recovery code',
  recoveryMissing: 'Enter one of your recovery codes.',
  idle: 'Logs you out after 30 minutes without use. Pickers stay logged in for their working day.',
  demoTitle: 'Demo accounts',
  demoLead:
    'This is a demo shop: press a name to log in as that person. A shop at a production address never shows this list.',
  demoFoot: 'The password is filled in for you and the demo shows the code.',
  demoCode: (name: string) => `Demo: the code on ${name}’s phone`,
  demoCodeLead:
    'You have no authenticator for an invented person, so the demo shows what it would say. In a real shop only the phone knows.',
  demoCodeLife: 'a new one every 30 seconds',
  fillIn: 'Fill it in',
  backToAccounts: 'Back to the accounts',
  mayOwner: 'everything, all stores',
  mayContent: 'pages, menus, media',
  mayCatalogue: 'catalogue, prices, vouchers',
  mayStore: 'slots, orders of a store',
  mayPicker: 'picking',
  maySupport: 'orders, customers, refunds',
  endedTitle: 'Your session has ended',
  endedLead: 'Log in again and go on where you were. What you typed is still there.',
  invitationTitle: 'Set up your access',
  invitationLead: (shop: string, email: string) =>
    `You were invited to the studio of ${shop} as ${email}. This link works once.`,
  invitationInvalid:
    'This link was used, has ended or is not whole. Ask whoever invited you for another one: it takes them a minute.',
  name: 'Your name',
  nameMissing: 'Enter your name, as colleagues know you.',
  newPassword: 'A password',
  passwordHint: '12 characters or more. A sentence is fine.',
  passwordShort: 'A password needs 12 characters or more.',
  secondFactor: 'Second factor',
  qrLabel: 'QR code for your authenticator',
  scan: 'Scan it with an authenticator app, as Aegis, 2FAS, Google Authenticator or a password manager.',
  byHand: 'Or type this into the app:',
  firstCode: 'The code it shows',
  setUpCodeWrong:
    'The code is not right. Wait for the next one; if it happens twice, check the clock of your telephone.',
  setUp: 'Set up and log in',
  codesTitle: 'Your recovery codes',
  keepCodes:
    'Keep them where you find them without your telephone. Each logs you in once in place of a code. They are not shown again.',
  copyCodes: 'Copy all',
  printCodes: 'Print',
  codesKept: 'I have kept them, go to the studio',
};

function attempts(left: number): string {
  return left === 1 ? '1 attempt left.' : `${left} attempts left.`;
}

export type LoginTexts = typeof en;
