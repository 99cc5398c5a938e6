import type { LoginTexts } from './messages.en.ts';

export const de: LoginTexts = {
  logIn: 'Anmelden',
  forPeople: (shop) => `Für alle, die bei ${shop} arbeiten. Einkaufen?`,
  toShop: 'Zum Shop',
  email: 'Dienstliche E-Mail-Adresse',
  password: 'Passwort',
  proceed: 'Weiter',
  forgotten: 'Passwort oder Handy verloren? Wer das Personal verwaltet, schickt dir einen neuen Link.',
  next: 'Danach: ein Code aus deiner Authenticator-App. Nach zehn falschen Versuchen musst du eine Viertelstunde warten.',
  emailMissing: 'Gib deine dienstliche E-Mail-Adresse ein.',
  passwordMissing: 'Gib dein Passwort ein.',
  loginFailed:
    'E-Mail-Adresse und Passwort gehören nicht zusammen, oder das Konto ist gesperrt. Prüf beides und versuch es noch einmal.',
  codeTitle: 'Dein sechsstelliger Code',
  codeLead: (shop) => `Öffne deine Authenticator-App und gib den Code für ${shop} Studio ein.`,
  code: 'Code',
  codeShape: 'Ein Code hat sechs Ziffern.',
  notYou: 'Nicht du?',
  codeWrong: (left) =>
    `Der letzte Code war nicht richtig. Vielleicht ist er abgelaufen: Alle 30 Sekunden kommt ein neuer. ${attempts(left)}`,
  recoveryWrong: (left) => `Dieser Notfallcode ist nicht richtig oder wurde schon verwendet. ${attempts(left)}`,
  loginOver:
    'Das hat zu lange gedauert, oder zu viele Codes waren falsch. Gib E-Mail-Adresse und Passwort noch einmal ein.',
  useRecovery: 'Notfallcode verwenden',
  useCode: 'Authenticator-App verwenden',
  recoveryTitle: 'Ein Notfallcode',
  recoveryLead: 'Einer der zehn, die du beim Einrichten des zweiten Faktors bekommen hast. Jeder gilt einmal.',
  recovery: 'Notfallcode',
  recoveryMissing: 'Gib einen deiner Notfallcodes ein.',
  idle: 'Meldet dich nach 30 Minuten ohne Benutzung ab. Wer kommissioniert, bleibt den Arbeitstag über angemeldet.',
  demoTitle: 'Demo-Konten',
  demoLead:
    'Das ist ein Demo-Shop: Klick auf einen Namen, um dich als diese Person anzumelden. Ein Shop im Echtbetrieb zeigt diese Liste nie.',
  demoFoot: 'Das Passwort wird für dich ausgefüllt, und die Demo zeigt den Code.',
  demoCode: (name) => `Demo: der Code auf dem Handy von ${name}`,
  demoCodeLead:
    'Für eine erfundene Person hast du keine Authenticator-App, also zeigt die Demo, was sie sagen würde. In einem echten Shop weiß das nur das Handy.',
  demoCodeLife: 'alle 30 Sekunden ein neuer',
  fillIn: 'Einsetzen',
  backToAccounts: 'Zurück zu den Konten',
  mayOwner: 'alles, alle Märkte',
  mayContent: 'Seiten, Menüs, Medien',
  mayCatalogue: 'Sortiment, Preise, Gutscheine',
  mayStore: 'Zeitfenster, Bestellungen eines Markts',
  mayPicker: 'Kommissionieren',
  maySupport: 'Bestellungen, Kundinnen und Kunden, Erstattungen',
  endedTitle: 'Deine Sitzung ist zu Ende',
  endedLead: 'Melde dich wieder an und mach dort weiter, wo du warst. Deine Eingaben sind noch da.',
  invitationTitle: 'Richte deinen Zugang ein',
  invitationLead: (shop, email) =>
    `Du wurdest als ${email} ins Studio von ${shop} eingeladen. Dieser Link gilt einmal.`,
  invitationInvalid:
    'Dieser Link wurde schon verwendet, ist abgelaufen oder nicht vollständig. Hast du dein Konto schon eingerichtet? Dann melde dich einfach an. Sonst bitte die Person, die dich eingeladen hat, um einen neuen.',
  name: 'Dein Name',
  nameMissing: 'Gib deinen Namen ein, wie ihn die anderen kennen.',
  newPassword: 'Wähl ein Passwort',
  passwordHint: 'Mindestens 12 Zeichen. Ein ganzer Satz eignet sich gut.',
  passwordShort: 'Ein Passwort braucht mindestens 12 Zeichen.',
  secondFactor: 'Zweiter Faktor',
  qrLabel: 'QR-Code für deine Authenticator-App',
  scan: 'Scanne ihn mit einer Authenticator-App, etwa Aegis, 2FAS, Google Authenticator oder einem Passwortmanager.',
  byHand: 'Oder gib diesen Schlüssel in der App ein:',
  firstCode: 'Code aus der App',
  setUpCodeWrong: 'Der Code ist nicht richtig. Wart auf den nächsten; passiert es zweimal, prüf die Uhr deines Handys.',
  setUp: 'Einrichten und anmelden',
  codesTitle: 'Deine Notfallcodes',
  keepCodes:
    'Heb sie dort auf, wo du sie ohne Handy findest. Jeder meldet dich einmal anstelle eines Codes an. Sie werden nicht noch einmal gezeigt.',
  copyCodes: 'Alle kopieren',
  printCodes: 'Drucken',
  codesKept: 'Ich hab sie gesichert, weiter ins Studio',
};

function attempts(left: number): string {
  return left === 1 ? 'Noch 1 Versuch.' : `Noch ${left} Versuche.`;
}
