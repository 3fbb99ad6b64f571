import type { Texts } from '../texts.ts';

export const errors: Texts['errors'] = {
  required: 'Veuillez remplir ce champ.',
  requiredChoice: 'Veuillez choisir une réponse.',
  requiredTick: 'Veuillez cocher cette case.',
  email: 'Saisissez une adresse e-mail, par exemple name@example.com.',
  phone:
    'Saisissez le numéro avec le signe plus et l’indicatif du pays, par exemple +447700900123.',
  password: 'Utilisez au moins {least, number} caractères.',
  passwordWeak:
    'Choisissez-en un plus difficile à deviner : ni votre adresse, ni notre nom, ni un mot courant.',
  answer: 'Veuillez donner une réponse qui convient.',
  number: 'Saisissez un nombre entier.',
  fixFields:
    '{count, plural, one {Veuillez corriger un champ.} other {Veuillez corriger # champs.}}',
  network: 'Le serveur est injoignable. Vérifiez votre connexion et réessayez.',
  server: 'Un problème est survenu de notre côté. Réessayez dans un instant.',
  tooMany: 'Trop de tentatives. Patientez un instant, puis réessayez.',
  forbidden: 'Vous ne pouvez pas voir ceci.',
  notFound: 'Nous ne trouvons pas cela.',
  notFree: 'Ce bateau n’est plus libre à ce moment-là.',
  notOpen: 'Le ponton n’est pas ouvert à ce moment-là.',
  dockBusy: 'Trop de bateaux partent ou reviennent à ce moment-là. Choisissez une autre heure.',
  tooManyPeople: 'Vous êtes trop nombreux pour ces bateaux.',
  extraGone: 'Une option est épuisée. Choisissez de nouveau.',
  ruleRefused: 'Cette sortie ne peut pas être réservée avec votre compte.',
  holdEnded: 'Nous n’avons pas pu garder le bateau plus longtemps.',
  priceBelowZero: 'Il n’y a pas de prix en ligne pour cela. Merci de nous appeler.',
  priceChanged: 'Le prix a changé. Veuillez le vérifier.',
  pickupPassed: 'Cette heure de départ est passée.',
  cannotChange: 'Cette réservation ne peut plus être modifiée.',
};
