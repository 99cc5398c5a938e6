import type { MediaTexts } from './messages.en.ts';

export const de: MediaTexts = {
  title: 'Medien',
  lead: (pictures, withoutAlt) => `${pictures} · ${withoutAlt}`,
  pictures: (count, shown) => (count === 1 ? '1 Bild' : `${shown} Bilder`),
  lacking: (count, shown) => (count === 0 ? 'alle mit Alternativtext' : `${shown} ohne Alternativtext`),
  upload: 'Hochladen',
  search: 'Suchen',
  searchHint: 'Name, Alternativtext, Seite',
  show: 'Zeigen',
  all: 'Alle Bilder',
  unused: 'Nicht verwendet',
  withoutAlt: 'Ohne Alternativtext',
  order: 'Sortieren',
  newest: 'Neueste zuerst',
  byName: 'Nach Namen',
  mostUsed: 'Meistverwendete',
  dropHere: 'Ablegen oder auswählen',
  dropHint: 'JPEG, PNG, WebP, AVIF bis 20 MB',
  dropped: 'Loslassen zum Hinzufügen',
  range: (from, to, of) => `${from}–${to} von ${of}`,
  earlier: 'Zurück',
  later: 'Weiter',
  nothing: 'Noch keine Bilder',
  nothingText:
    'Leg welche hier ab oder klick auf Hochladen. Versteckte Angaben, etwa der Ort einer Aufnahme, werden dabei entfernt.',
  notFound: 'Nichts gefunden',
  notFoundText: 'Versuch ein anderes Wort, oder schau in alle Bilder.',
  showAll: 'Alle Bilder zeigen',
  noAlt: 'Kein Alternativtext',
  choose: (name) => `${name} zeigen`,
  chooseNone: 'Wähl ein Bild, um es groß zu sehen, seinen Blickpunkt zu setzen und zu lesen, wo es verwendet wird.',

  sending: (name) => `${name} wird hochgeladen`,
  drawing: (name) => `${name} wird verarbeitet`,
  added: (name) => `${name} wurde hinzugefügt`,
  known: (name) => `${name} ist schon in der Mediathek`,
  waits: (name) => `${name} wartet`,
  notAdded: (name) => `${name} wurde nicht hinzugefügt`,
  dismiss: 'Schließen',
  cancel: 'Abbrechen',
  again: 'Noch einmal versuchen',

  focal: 'Blickpunkt',
  focalHint:
    'Klick auf die Stelle, die nie weggeschnitten werden darf. Pfeiltasten verschieben den Punkt, mit Umschalt in größeren Schritten.',
  focalAt: (x, y) => `Blickpunkt: ${x} % von links, ${y} % von oben`,
  focalShort: (x, y) => `${x} %, ${y} %`,
  wide: 'Desktop',
  square: 'Kachel',
  tall: 'Handy',
  name: 'Name',
  alt: 'Alternativtext',
  altHint:
    'Was jemand wissen soll, der das Bild nicht sehen kann. Seiten verwenden ihn, solange sie keinen eigenen haben.',
  altMissing: 'Wer es nicht sehen kann, weiß noch nicht, was es zeigt.',
  usedIn: 'Verwendet in',
  unusedYet: 'Noch nirgends verwendet',
  inDraft: (title) => `${title} (Entwurf)`,
  inPlan: (title, when) => `${title} (geplant ${when})`,
  file: 'Datei',
  fileFacts: (size, sent, kept) => `${size} · ${sent} hochgeladen, ${kept} gespeichert`,
  addedBy: 'Hinzugefügt',
  by: (name, when) => `${name}, ${when}`,
  save: 'Speichern',
  saved: 'Gespeichert.',
  revert: 'Verwerfen',
  replace: 'Überall ersetzen',
  replaceHint: (places) =>
    places === 0
      ? 'Name und Adresse bleiben gleich.'
      : places === 1
        ? 'Eine Seite oder Einstellung zeigt sofort das neue Bild.'
        : `${places} Seiten und Einstellungen zeigen sofort das neue Bild.`,
  remove: 'Löschen',
  removeRefused: (places) =>
    places === 1
      ? 'Es kann nicht gelöscht werden, solange eine Seite es verwendet.'
      : `Es kann nicht gelöscht werden, solange ${places} Seiten es verwenden.`,
  removed: (name) => `${name} wurde gelöscht.`,
  undoFailed: (name, why) => `${name} bleibt gelöscht. ${why}`,
  undo: 'Rückgängig',
  closePanel: 'Schließen',
  readOnly: 'Du kannst Bilder ansehen. Zum Ändern braucht deine Rolle „Entwürfe bearbeiten“.',

  pick: 'Bild wählen',
  pickThis: 'Dieses Bild nehmen',

  tooLarge: 'Dieses Bild hat mehr als 20 MB. Speichere es kleiner und lade es noch einmal hoch.',
  kind: 'Mit dieser Datei geht es nicht. Lade ein Bild als JPEG, PNG, WebP oder AVIF hoch.',
  svg: 'SVG-Zeichnungen werden nicht angenommen: Sie können Programme enthalten. Speichere die Zeichnung als PNG oder WebP.',
  pixels: 'Das Bild hat mehr als 80 Millionen Bildpunkte. Mach es zuerst kleiner.',
  empty: 'Die Datei ist leer.',
  broken: 'Das Hochladen wurde unterbrochen. Versuch es bitte noch einmal.',
  storageAway: 'Der Dateispeicher antwortet nicht. Es ist nichts verloren: Versuch es gleich noch einmal.',
  changed: 'Jemand hat dieses Bild inzwischen geändert. Speichere noch einmal, um deine Fassung zu nehmen.',
  used: 'Es wird inzwischen verwendet: Wo, steht unten.',
  live: 'Dieses Bild ist inzwischen auf einer Seite im Shop. Wende dich an jemanden, der veröffentlichen darf.',
  liveNote:
    'Dieses Bild ist auf Seiten im Shop. Alternativtext und Blickpunkt ändert, wer veröffentlichen darf; umbenennen kannst du es.',
  sameAsOther: (name) => `Genau dieses Bild gibt es schon, als „${name}“. Nimm jenes.`,
  gone: 'Dieses Bild gibt es nicht mehr.',
};
