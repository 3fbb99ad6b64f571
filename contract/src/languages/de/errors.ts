import type { Texts } from '../texts.ts';

export const errors: Texts['errors'] = {
  required: 'Bitte füllen Sie das aus.',
  requiredChoice: 'Bitte wählen Sie etwas aus.',
  requiredTick: 'Bitte setzen Sie hier ein Häkchen.',
  email: 'Geben Sie eine E-Mail-Adresse ein, zum Beispiel name@example.com.',
  phone: 'Geben Sie die Nummer mit Plus und Ländervorwahl ein, zum Beispiel +447700900123.',
  password: 'Verwenden Sie mindestens {least, number} Zeichen.',
  passwordWeak:
    'Wählen Sie eines, das schwerer zu erraten ist: nicht Ihre Adresse, unseren Namen oder ein gängiges Wort.',
  answer: 'Bitte geben Sie eine passende Antwort.',
  number: 'Geben Sie eine ganze Zahl ein.',
  fixFields:
    '{count, plural, one {Bitte korrigieren Sie ein Feld.} other {Bitte korrigieren Sie # Felder.}}',
  network:
    'Wir erreichen den Server nicht. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  server: 'Bei uns ist etwas schiefgegangen. Versuchen Sie es gleich noch einmal.',
  tooMany: 'Zu viele Versuche. Warten Sie einen Moment und versuchen Sie es dann noch einmal.',
  forbidden: 'Das dürfen Sie nicht sehen.',
  notFound: 'Das können wir nicht finden.',
  notFree: 'Dieses Boot ist zu dieser Zeit nicht mehr frei.',
  notOpen: 'Der Steg hat zu dieser Zeit nicht geöffnet.',
  dockBusy: 'Zu dieser Zeit starten oder kommen zu viele Boote. Wählen Sie eine andere Zeit.',
  tooManyPeople: 'Für diese Boote sind es zu viele Personen.',
  extraGone: 'Ein Extra ist ausverkauft. Bitte wählen Sie noch einmal.',
  ruleRefused: 'Diese Fahrt kann mit Ihrem Konto nicht gebucht werden.',
  holdEnded: 'Wir konnten das Boot nicht länger freihalten.',
  priceBelowZero: 'Dafür gibt es online keinen Preis. Bitte rufen Sie uns an.',
  priceChanged: 'Der Preis hat sich geändert. Bitte sehen Sie ihn sich noch einmal an.',
  pickupPassed: 'Diese Abfahrtszeit ist vorbei.',
  cannotChange: 'Diese Buchung kann nicht mehr geändert werden.',
};
