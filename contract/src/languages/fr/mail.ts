import type { MailTexts } from '../texts.ts';

export const mail: MailTexts = {
  hello: 'Bonjour {givenName},',
  goodbye: 'À bientôt sur l’eau',
  team: 'L’équipe de {company}',
  viewBooking: 'Ouvrir votre réservation',
  plainLink: 'Votre réservation : {bookingUrl}',
  contact: 'Des questions ? Répondez à cet e-mail ou appelez le {phone}.',
  contactNoPhone: 'Des questions ? Répondez à cet e-mail.',
  why: 'Vous recevez cet e-mail à cause de la réservation {reference} chez {company}.',
  keepPrivate: 'Le lien ouvre votre réservation sans mot de passe. Ne le transmettez pas.',
  trip: 'Votre sortie',
  boat: 'Bateau',
  dock: 'Ponton',
  pickup: 'Départ',
  return: 'Retour',
  people: 'Personnes',
  boatsAndPeople:
    '{boats, plural, one {# bateau} other {# bateaux}}, {passengers, plural, one {# personne} other {# personnes}}',
  reference: 'Référence',
  map: 'Plan',
  photoOf: 'Photo de {boatModel}',
  costs: 'Prix',
  total: 'Total TTC',
  paid: 'Payé',
  open: 'Reste à payer',
  paidBack: 'Nous remboursons',
  extras: 'Options',
  signWaivers: 'Signer les documents',
  signWaiversText:
    '{count, plural, one {Il manque encore une signature.} other {Il manque encore # signatures.}} Signez chez vous et gagnez du temps au ponton.',
  payButton: 'Payer {openAmount}',
  depositButton: 'Verser la caution',
  depositText: 'Merci de verser la caution de {amount} avant de venir.',
  qrText: 'Montrez ce code au ponton.',
  requestReceivedSubject: 'Votre demande {reference} chez {company}',
  requestReceivedText:
    'Merci pour votre demande. Nous vous gardons un {boatModel} et répondons au plus tard le {until}.',
  requestReceivedCard:
    '{amount} sont réservés sur votre carte. Nous les débitons seulement si nous acceptons.',
  confirmedSubject: 'Confirmé : votre sortie du {pickupAt, date, long}',
  confirmedText:
    '{boats, plural, one {Votre bateau est réservé.} other {Vos # bateaux sont réservés.}} Nous vous attendons à {dockName} le {pickupAt, date, full} à {pickupAt, time, short}.',
  confirmedOpen: 'Il reste {openAmount} à payer.',
  changedSubject: 'Modifié : votre sortie du {pickupAt, date, long}',
  changedText: 'Votre réservation {reference} a été modifiée. La voici maintenant :',
  changedOpen: 'Avec la modification, il reste {openAmount} à payer.',
  changedOverpaid: 'Avec la modification, vous avez payé {amount} de trop. Nous vous remboursons.',
  canceledSubject: 'Annulé : votre réservation {reference}',
  canceledText: 'Votre sortie du {pickupAt, date, full} est annulée.',
  canceledFee: 'L’annulation coûte {fee}.',
  canceledFree: 'L’annulation ne vous coûte rien.',
  canceledRefund: 'Nous vous remboursons {amount}.',
  canceledOwed: 'Il reste {amount} à payer.',
  canceledDepositHeld:
    'Les {amount} sur votre carte étaient seulement réservés comme caution. Nous les libérons.',
  canceledDepositStaysHeld:
    'La caution de {amount} reste réservée sur votre carte pour le moment. Nous vous expliquerons pourquoi.',
  canceledDepositCharged:
    'Vous avez payé une caution de {amount}. Nous vous la remboursons ou vous expliquons pourquoi nous la gardons.',
  canceledAgain: 'Réserver une autre sortie',
  paymentRequestSubject: 'Merci de payer {openAmount} pour {reference}',
  paymentRequestText: 'Merci de payer {openAmount} pour votre sortie du {pickupAt, date, full}.',
  paymentRequestDue: 'Le lien fonctionne jusqu’au {dueAt}.',
  balanceDueSubject: 'Rappel : {openAmount} pour votre sortie du {pickupAt, date, long}',
  balanceDueText:
    'Votre sortie est le {pickupAt, date, full}, et il reste {openAmount} à payer. Merci de payer avant de venir.',
  beforeTripSubject: 'Votre sortie du {pickupAt, date, long}',
  beforeTripText:
    '{boats, plural, one {Votre {boatModel} vous attendra} other {Vos # bateaux vous attendront}} à {dockName} le {pickupAt, date, full} à {pickupAt, time, short}.',
  dayOfTripSubject: 'Aujourd’hui : {boatModel} à {pickupAt, time, short}',
  dayOfTripText:
    'Nous vous attendons aujourd’hui à {pickupAt, time, short} à {dockName}. Merci d’être de retour à {returnAt, time, short} au plus tard.',
  startLinkText: 'Vous démarrez le bateau vous-même, sur votre page de réservation.',
  thankYouSubject: 'Merci d’avoir navigué avec nous',
  thankYouText: 'Nous espérons que vous avez passé un bon moment sur l’eau. Revenez bientôt.',
  comeBackSubject: 'De retour sur l’eau ?',
  comeBackText:
    'Votre dernière sortie avec nous date du {pickupAt, date, long}. Les bateaux sont de nouveau à l’eau.',
  comeBackButton: 'Réserver une sortie',
  depositLinkSubject: 'Caution pour votre sortie du {pickupAt, date, long}',
  depositHoldText:
    'Merci de verser la caution de {amount}. Elle est réservée sur votre carte et libérée après la sortie.',
  depositChargeText: 'Merci de payer la caution de {amount}. Nous la remboursons après la sortie.',
  lateRefundSubject: 'Votre paiement pour {reference} est arrivé trop tard',
  lateRefundText:
    'Votre paiement est arrivé alors que votre sortie ne pouvait plus être réservée. Nous vous remboursons {amount}.',
  bookingLinkSubject: 'Votre lien vers la réservation {reference}',
  bookingLinkText: 'Voici le lien vers votre réservation que vous avez demandé.',
  resetSubject: 'Choisir un nouveau mot de passe',
  resetText:
    'Ouvrez le lien pour choisir un nouveau mot de passe. Il fonctionne une seule fois, pendant une heure.',
  resetButton: 'Choisir le mot de passe',
  resetIgnore: 'Si vous n’avez rien demandé, ne faites rien. Votre mot de passe reste le même.',
  inviteSubject: 'Votre compte chez {company}',
  inviteText:
    '{company} vous invite à créer un compte. Ouvrez le lien et choisissez un mot de passe : vous verrez toutes vos réservations au même endroit. Il fonctionne une fois, pendant 7 jours.',
  inviteIgnore:
    'Si vous ne voulez pas de compte, ne faites rien. Vous pouvez réserver sans compte.',
  addressChangedSubject: 'Votre adresse e-mail chez {company} a changé',
  addressChangedText:
    'Le {changedAt, date, long} à {changedAt, time, short}, votre adresse e-mail chez {company} a été remplacée par {newAddress}. Nous écrivons désormais à cette adresse, et les liens que nous vous avons envoyés ne fonctionnent plus.',
  addressChangedCall: 'Vous n’avez rien demandé ? Appelez-nous au {phone}.',
  addressChangedReply: 'Vous n’avez rien demandé ? Répondez à cet e-mail.',
  staffNewBookingSubject:
    'Nouvelle réservation {reference} : {boatModel} le {pickupAt, date, long}',
  staffRequestSubject: 'Demande {reference} : {boatModel} le {pickupAt, date, long}',
  staffLateRefundSubject: 'Remboursement à faire : {reference}',
  staffLateRefundText:
    '{amount} sont arrivés pour la réservation expirée {reference}, et aucun bateau n’était libre. Merci de rembourser.',
  customer: 'Client',
  customerName: 'Nom',
  customerEmail: 'E-mail',
  customerPhone: 'Téléphone',
  codeLine: 'Code promo {code}',
  cancellationFeeLine: 'Frais d’annulation',
  calendarTitle: '{boatModel} à {dockName}',
  textPaymentRequest:
    '{company} : merci de payer {openAmount} pour la réservation {reference}. {payUrl}',
  textPickupReminder:
    '{company} : nous vous attendons à {pickupAt, time, short} à {dockName}. Votre réservation : {bookingUrl}',
  textStartLink: '{company} : vous démarrez votre bateau vous-même, ici : {bookingUrl}',
  textReturnReminder:
    '{company} : merci d’être de retour à {dockName} à {returnAt, time, short} au plus tard.',
};
