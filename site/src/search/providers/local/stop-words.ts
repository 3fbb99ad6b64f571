import { termsOf } from './terms.ts';

/** Words that say how a question is asked, not what it is about. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  termsOf(
    'a about also am an and any are as at be because been being but by came can cant come could did ' +
      'didnt do does doesnt dont each else every everyone for from get gets give go goes going got ' +
      'had has have he her here him his how i if in into is isnt it its just let lot made make many ' +
      'may maybe me might mine most much must my myself need not now of ok on or our ours perhaps ' +
      'please put quite really said says see shall she should so some somebody someone something ' +
      'sometimes still such sure take tell than that the their them then there they thing this those ' +
      'though to too took us very want wants was way we well were what when where whether which ' +
      'while who whom whose why will with wont would yes yet you your ' +
      // Dutch and German.
      'aan als bij dat de die dit een er geen het hoe hun ik je kan maar mag met mij mijn moet naar niet ' +
      'nog om onze op te uit uw van voor waar wanneer wat wel wij zijn auf bei das dem den der des ein ' +
      'eine einem einen einer es fur hat ich im ist kann kein keine man mein meine meinem meinen meiner ' +
      'mir mit muss nicht noch oder sich sie sind und uns unser von wann wenn wer wie wir wird wo zu ' +
      'zum zur',
  ),
);
