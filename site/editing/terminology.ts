/** A word or form that we do not write, and what to write instead. */
export interface Term {
  pattern: RegExp;
  instead: string;
  /** The API has its own words; texts about it may use this one. */
  unlessApi?: true;
}

const HYPE =
  'simply|just|easy|easily|easier|powerful|effortless|effortlessly|seamless|seamlessly|intuitive|robust|amazing|awesome|great|perfect|perfectly|of course|obviously|basically';

export const TERMS: readonly Term[] = [
  { pattern: new RegExp(`\\b(${HYPE})\\b`, 'i'), instead: 'Leave it out' },
  { pattern: /!/, instead: 'End the sentence with a period' },
  { pattern: /\bclick here\b/i, instead: 'Name what to click' },
  { pattern: /\bplease\b/i, instead: 'Leave it out' },
  {
    pattern: /\d+ ?% (more|higher|extra) (bookings|customers|income|revenue|sales)\b/i,
    instead: 'Promise no percentage',
  },

  {
    pattern: /\b(coupons?|(?<!gift )vouchers?|promo(tion)? codes?)\b/i,
    instead: 'Say discount code',
    unlessApi: true,
  },
  { pattern: /\badd ?ons?\b/i, instead: 'Write add-on' },
  { pattern: /\bpick-ups?\b/i, instead: 'Write pickup' },
  { pattern: /\b(the|a|each|every|before|after|of|at|until) pick up\b/i, instead: 'Write pickup' },
  { pattern: /\bdrop-?offs?\b/i, instead: 'Say return' },
  { pattern: /\b(handouts?|check-?ins?|check-?outs?)\b/i, instead: 'Say hand out, or hand-out' },
  { pattern: /\b(employees?|staff members?|co-?workers?)\b/i, instead: 'Say team member' },
  { pattern: /\b(pay(ment)? (demand|reminder)s?|pay links?)\b/i, instead: 'Say payment request' },
  { pattern: /\b(clients?|renters?|hirers?)\b/, instead: 'Say customer' },
  // The course for Dock hosts is called 'welcome guests', on the start page with a capital letter.
  {
    pattern: /(?<![Ww]elcome )\bguests?\b/,
    instead: 'Say customer; Guest is only the customer type',
  },
  { pattern: /\b(tenants?)\b/i, instead: 'Say company', unlessApi: true },
  { pattern: /\b(log ?in|log ?out|log into)\b/i, instead: 'Say sign in or sign out' },
  { pattern: /\bemails?\b/i, instead: 'Write e-mail' },
  { pattern: /\b(black-?outs?|block-outs?|block outs?)\b/i, instead: 'Write blockout' },
  {
    pattern: /\b(member(ship)?|customer)( type)?'?s? subscriptions?\b/i,
    instead: 'Say membership',
  },

  {
    pattern: /\b(security|booking|advance|partial|non-refundable|\d+ ?%) deposits?\b/i,
    instead: 'A deposit secures damage; part of the price is a down payment',
  },
  {
    pattern: /\bdeposits? (of \d+ ?%|to confirm|up ?front|in advance|towards?|on the price)/i,
    instead: 'A deposit secures damage; part of the price is a down payment',
  },
  {
    pattern: /\b(pre-?payments?|advance payments?|part payments?)\b/i,
    instead: 'Say down payment',
  },

  {
    pattern: /\b(Dock Hosts?|Operations Managers?|dock hosts?|operations managers?)\b/,
    instead: 'Write Dock host and Operations manager',
  },
  {
    pattern:
      /\b(a|an|the|your|each|every|this|no|of|for) (Bookings?|Docks?(?! hosts?)|Rental [Ss]etups?|Customer [Tt]ypes?|Boat [Mm]odels?|Blockouts?|Add-ons?|Pickups?|Deposits?|Waivers?)\b(?! (tab|list|screen|form|page)\b)/,
    instead: 'Write a term of the product in lower case',
  },
  {
    pattern: /\b(is|are|becomes?|stays?|as) (Draft|Option|Confirmed|Completed|Expired|Canceled)\b/,
    instead: 'Write a status in lower case',
  },
  { pattern: /\b(administrators?|planners?)\b/, instead: 'Write a role with a capital letter' },
  {
    pattern: /\b(account holders?|club members?)\b/,
    instead: 'Write a customer type with a capital letter',
  },

  {
    pattern:
      /\b\d{1,2}(st|nd|rd|th)? (January|February|March|April|May|June|July|August|September|October|November|December)\b/,
    instead: 'Write June 14, 2025',
  },
  {
    pattern:
      /\b(January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}(st|nd|rd|th)\b/,
    instead: 'Write June 14, 2025',
  },
  {
    pattern: /\b\d{1,2}[/.]\d{1,2}[/.]\d{2,4}\b|\b\d{4}-\d{2}-\d{2}\b/,
    instead: 'Write June 14, 2025',
  },
  { pattern: /\b\d{1,2}(:\d{2})? ?([ap]\.?m\.?)\b/i, instead: 'Write the time as 14:30' },
  { pattern: /(^|\s)\d:\d{2}\b/, instead: 'Write the time as 09:30' },
  { pattern: /\bEUR ?\d|\d ?(EUR|euros?)\b|\d ?€/i, instead: 'Write the amount as €132.00' },
  { pattern: /€ \d|€\d+,\d{2}\b(?!\d)|€\d+\.\d\b/, instead: 'Write the amount as €132.00' },
  { pattern: /\b\d+ cents\b/i, instead: 'Write the amount as €132.00', unlessApi: true },
];
