import type { MailTexts } from '../texts.ts';

export const mail: MailTexts = {
  hello: 'Guten Tag {givenName},',
  goodbye: 'Wir sehen uns auf dem Wasser',
  team: 'Ihr Team von {company}',
  viewBooking: 'Ihre Buchung öffnen',
  plainLink: 'Ihre Buchung: {bookingUrl}',
  contact: 'Fragen? Antworten Sie auf diese E-Mail oder rufen Sie an: {phone}.',
  contactNoPhone: 'Fragen? Antworten Sie auf diese E-Mail.',
  why: 'Sie erhalten diese E-Mail wegen der Buchung {reference} bei {company}.',
  keepPrivate: 'Der Link öffnet Ihre Buchung ohne Passwort. Geben Sie ihn nicht weiter.',
  trip: 'Ihre Fahrt',
  boat: 'Boot',
  dock: 'Steg',
  pickup: 'Abfahrt',
  return: 'Rückgabe',
  people: 'Personen',
  boatsAndPeople:
    '{boats, plural, one {# Boot} other {# Boote}}, {passengers, plural, one {# Person} other {# Personen}}',
  reference: 'Buchungsnummer',
  map: 'Karte',
  photoOf: 'Foto: {boatModel}',
  costs: 'Kosten',
  total: 'Gesamt inkl. MwSt.',
  paid: 'Bezahlt',
  open: 'Noch offen',
  paidBack: 'Wir zahlen zurück',
  extras: 'Extras',
  signWaivers: 'Dokumente unterschreiben',
  signWaiversText:
    '{count, plural, one {Eine Unterschrift fehlt noch.} other {# Unterschriften fehlen noch.}} Unterschreiben Sie zu Hause und sparen Sie Zeit am Steg.',
  payButton: '{openAmount} zahlen',
  depositButton: 'Kaution hinterlegen',
  depositText: 'Bitte hinterlegen Sie die Kaution von {amount}, bevor Sie kommen.',
  qrText: 'Zeigen Sie diesen Code am Steg.',
  requestReceivedSubject: 'Ihre Anfrage {reference} bei {company}',
  requestReceivedText:
    'Vielen Dank für Ihre Anfrage. Wir halten {boatModel} für Sie frei und antworten bis {until}.',
  requestReceivedCard:
    '{amount} sind auf Ihrer Karte reserviert. Wir buchen erst ab, wenn wir zusagen.',
  confirmedSubject: 'Bestätigt: Ihre Fahrt am {pickupAt, date, long}',
  confirmedText:
    '{boats, plural, one {Ihr Boot ist gebucht.} other {Ihre # Boote sind gebucht.}} Wir erwarten Sie am {pickupAt, date, full} um {pickupAt, time, short} bei {dockName}.',
  confirmedOpen: '{openAmount} sind noch offen.',
  changedSubject: 'Geändert: Ihre Fahrt am {pickupAt, date, long}',
  changedText: 'Ihre Buchung {reference} hat sich geändert. So ist sie jetzt:',
  changedOpen: 'Durch die Änderung sind noch {openAmount} offen.',
  changedOverpaid: 'Durch die Änderung haben Sie {amount} zu viel bezahlt. Wir zahlen es zurück.',
  canceledSubject: 'Storniert: Ihre Buchung {reference}',
  canceledText: 'Ihre Fahrt am {pickupAt, date, full} ist storniert.',
  canceledFee: 'Die Stornierung kostet {fee}.',
  canceledFree: 'Die Stornierung kostet Sie nichts.',
  canceledRefund: 'Wir zahlen Ihnen {amount} zurück.',
  canceledOwed: '{amount} sind noch offen.',
  canceledDepositHeld:
    '{amount} waren auf Ihrer Karte nur als Kaution reserviert. Wir geben sie frei.',
  canceledDepositStaysHeld:
    'Die Kaution von {amount} bleibt vorerst auf Ihrer Karte reserviert. Wir sagen Ihnen, warum.',
  canceledDepositCharged:
    'Sie haben eine Kaution von {amount} bezahlt. Wir zahlen sie Ihnen zurück oder sagen Ihnen, warum wir sie behalten.',
  canceledAgain: 'Noch eine Fahrt buchen',
  paymentRequestSubject: 'Bitte zahlen Sie {openAmount} für {reference}',
  paymentRequestText: 'Bitte zahlen Sie {openAmount} für Ihre Fahrt am {pickupAt, date, full}.',
  paymentRequestDue: 'Der Link gilt bis {dueAt}.',
  balanceDueSubject: 'Erinnerung: {openAmount} für Ihre Fahrt am {pickupAt, date, long}',
  balanceDueText:
    'Ihre Fahrt ist am {pickupAt, date, full}, und {openAmount} sind noch offen. Bitte zahlen Sie, bevor Sie kommen.',
  beforeTripSubject: 'Ihre Fahrt am {pickupAt, date, long}',
  beforeTripText:
    '{boats, plural, one {{boatModel} liegt} other {Ihre # Boote liegen}} am {pickupAt, date, full} um {pickupAt, time, short} bei {dockName} für Sie bereit.',
  dayOfTripSubject: 'Heute: {boatModel} um {pickupAt, time, short}',
  dayOfTripText:
    'Heute um {pickupAt, time, short} erwarten wir Sie bei {dockName}. Bitte seien Sie um {returnAt, time, short} zurück.',
  startLinkText: 'Sie starten das Boot selbst, auf Ihrer Buchungsseite.',
  thankYouSubject: 'Danke, dass Sie mit uns gefahren sind',
  thankYouText: 'Wir hoffen, Sie hatten eine schöne Zeit auf dem Wasser. Kommen Sie bald wieder.',
  comeBackSubject: 'Wieder aufs Wasser?',
  comeBackText:
    'Ihre letzte Fahrt bei uns war am {pickupAt, date, long}. Die Boote liegen wieder im Wasser.',
  comeBackButton: 'Fahrt buchen',
  depositLinkSubject: 'Kaution für Ihre Fahrt am {pickupAt, date, long}',
  depositHoldText:
    'Bitte hinterlegen Sie die Kaution von {amount}. Sie wird auf Ihrer Karte reserviert und nach der Fahrt freigegeben.',
  depositChargeText:
    'Bitte zahlen Sie die Kaution von {amount}. Nach der Fahrt zahlen wir sie zurück.',
  lateRefundSubject: 'Ihre Zahlung für {reference} kam zu spät',
  lateRefundText:
    'Ihre Zahlung kam an, als die Fahrt nicht mehr buchbar war. Wir zahlen Ihnen {amount} zurück.',
  bookingLinkSubject: 'Ihr Link zur Buchung {reference}',
  bookingLinkText: 'Hier ist der Link zu Ihrer Buchung, den Sie angefordert haben.',
  resetSubject: 'Neues Passwort wählen',
  resetText:
    'Öffnen Sie den Link, um ein neues Passwort zu wählen. Er gilt einmal, eine Stunde lang.',
  resetButton: 'Passwort wählen',
  resetIgnore:
    'Wenn Sie das nicht angefordert haben, tun Sie nichts. Ihr Passwort bleibt, wie es ist.',
  inviteSubject: 'Ihr Konto bei {company}',
  inviteText:
    '{company} lädt Sie zu einem Konto ein. Öffnen Sie den Link und wählen Sie ein Passwort, dann sehen Sie alle Ihre Buchungen an einem Ort. Er gilt einmal, 7 Tage lang.',
  inviteIgnore:
    'Wenn Sie kein Konto möchten, müssen Sie nichts tun. Sie können auch ohne Konto buchen.',
  addressChangedSubject: 'Ihre E-Mail-Adresse bei {company} wurde geändert',
  addressChangedText:
    'Am {changedAt, date, long} um {changedAt, time, short} wurde Ihre E-Mail-Adresse bei {company} in {newAddress} geändert. Wir schreiben ab jetzt an diese Adresse, und Links, die wir Ihnen vorher geschickt haben, gelten nicht mehr.',
  addressChangedCall: 'Sie haben das nicht veranlasst? Bitte rufen Sie uns an: {phone}.',
  addressChangedReply: 'Sie haben das nicht veranlasst? Bitte antworten Sie auf diese E-Mail.',
  staffNewBookingSubject: 'Neue Buchung {reference}: {boatModel} am {pickupAt, date, long}',
  staffRequestSubject: 'Anfrage {reference}: {boatModel} am {pickupAt, date, long}',
  staffLateRefundSubject: 'Rückzahlung nötig: {reference}',
  staffLateRefundText:
    '{amount} sind für die abgelaufene Buchung {reference} eingegangen, und kein Boot war frei. Bitte zahlen Sie den Betrag zurück.',
  customer: 'Kunde',
  customerName: 'Name',
  customerEmail: 'E-Mail',
  customerPhone: 'Telefon',
  codeLine: 'Rabattcode {code}',
  cancellationFeeLine: 'Stornogebühr',
  calendarTitle: '{boatModel} bei {dockName}',
  textPaymentRequest:
    '{company}: Bitte zahlen Sie {openAmount} für die Buchung {reference}. {payUrl}',
  textPickupReminder:
    '{company}: Wir erwarten Sie um {pickupAt, time, short} bei {dockName}. Ihre Buchung: {bookingUrl}',
  textStartLink: '{company}: Sie starten Ihr Boot selbst, und zwar hier: {bookingUrl}',
  textReturnReminder:
    '{company}: Bitte seien Sie bis {returnAt, time, short} wieder bei {dockName}.',
};
