/**
 * What people at a dock call the tasks of a page, in words that the page itself may not have. Each
 * line goes through the tasks of one page; a reader who types such words finds it.
 */
export const everydayWords: Readonly<Record<string, string>> = {
  '/guides/day-to-day/':
    'it is saturday and something is wrong, emergency, help, boat broken, card refused, storm, no-show, late return, link lost, waiver missing, too many people, paid twice, motor does not start, trouble at the dock, what to do now, first aid, angry customer',
  '/guides/day-to-day/planning-overview/':
    'overview of the day, timeline of boats, calendar of all boats, free boats, double booked, overbooked, why is a boat taken, week and month, see all trips, plan the day, schedule of the day, drag a booking, gaps, which hull, empty boats, is a boat available, same boat booked by two, free at a certain hour',
  '/guides/day-to-day/boat-handout-process/':
    'customer arrives, family is here, check in, briefing, departure, boats that are out, overdue, late return, take back, swap boat, breakdown, pause, trip begins, trip ends, give a different hull, checklist before leaving, boat does not come back, lost boat',
  '/guides/day-to-day/blockout-periods/':
    'storm, bad weather, private event, wedding, regatta, maintenance, close a dock, unavailable, not bookable for some hours, wind, thunder, high water, close early because of weather, cancel all trips, festival',
  '/guides/day-to-day/work-with-waivers-and-contracts/':
    'not signed yet, signature missing, sign on tablet, sign at the dock, passenger must sign, resend waiver, who has signed, paper contract, qr code, children sign, copy of the signed document',
  '/guides/day-to-day/add-on-orders/':
    'kitchen list, lunch boxes to prepare, pick list, caterer, supplier totals, food, drinks, deliver extras, export for the caterer, handed out',
  '/guides/day-to-day/sync-personal-calendar/':
    'google calendar, outlook, apple calendar, bookings on my phone, ical, subscribe to calendar, see trips in my agenda, work schedule, private calendar',
  '/guides/day-to-day/sales-insights/':
    'turnover, statistics, figures, report, income last month, most popular boat, compare with last year, how busy, occupancy, how much did we earn, growth, average price, cancellations, boss wants numbers, how full were the boats',
  '/guides/day-to-day/tracking-changes/':
    'who did it, who deleted, who canceled, log, audit, old value, mistake of a colleague, proof, price was changed, when was it edited, deleted line, removed cost',
  '/guides/day-to-day/bookings/add-booking/':
    'walk-in, booking by phone, new reservation, book for somebody, big group, several boats, reserve without paying, option, too many people for one boat, customer at the counter, without internet, make a reservation myself, discount by hand, override rules, hotel calls, overbook on purpose, large party',
  '/guides/day-to-day/bookings/search-and-filter-bookings/':
    'find reservation, look up by name, who is coming today, list of trips, unpaid bookings, lost reference, filter, customer does not know his reference, tomorrow, not yet paid, print the list',
  '/guides/day-to-day/bookings/booking-statuses/':
    'what does option mean, draft, expired, unpaid reservation, timed out, abandoned, life cycle, payment failed, how long does a draft keep the boat, confirmed, completed, canceled, revive, payment after the deadline, money arrived too late',
  '/guides/day-to-day/bookings/edit-or-cancel-a-booking/':
    'change date of a trip, other day, other time, an hour longer, stay longer, extend, reschedule, another boat, another model, more people, no-show, did not come, cancel because of weather, wrong date, postpone, other model, add a boat, fewer people, cancel for the customer, price after a change, other dock, change the number of people, price goes up, copy a booking',
  '/guides/day-to-day/bookings/export-bookings/':
    'excel, spreadsheet, csv, download, file for the bookkeeper, accountant, table, backup, numbers for the tax office, open in google sheets',
  '/guides/day-to-day/bookings/manage-booking-finances/':
    'money of a booking, extra cost, late fee, damage, keep the deposit, deposit back, release, capture, refund, money back, paid twice, double payment, cash, bank transfer, card refused, ask for the rest, open balance, send payment link, receipt, own discount, fuel, cleaning fee, broken part, compensation, return money, give money back, wrong amount, overpaid, invoice for a company, proof of payment, customer pays later, reminder to pay, did not pay the rest, bill by text',
  '/guides/day-to-day/customers/add-customer/':
    'new client, store phone number, duplicate, double customer, second address, alias, merge, wrong e-mail, same name, company as customer',
  '/guides/day-to-day/customers/view-customer-history/':
    'regular, how often was she here, past trips, note about a customer, trouble last time, amount spent, last visit, remark, warning, blacklist, phone number of a customer, all trips of a person',
  '/guides/day-to-day/customers/anonymize-customers/':
    'delete personal data, privacy, forget me, right to be forgotten, gdpr, erase, remove a person, data protection, customer asks to be deleted, how long is data kept',

  '/guides/boost-revenue/': 'earn more, sell more, more income, fill quiet days',
  '/guides/boost-revenue/automate-aftersales-and-loyalty/':
    'thank-you mail, after the trip, bring customers back, review, come again next year, newsletter, feedback, tips, google review, remind people of last year',
  '/guides/boost-revenue/create-discount-codes-to-boost-bookings/':
    'voucher, coupon, promo code, percentage, campaign, gift card, rebate for students, free hour, code not working, action, friends, ten euros off, cheaper with a code, school class, single use',
  '/guides/boost-revenue/generate-bookings-through-partners/':
    'hotel, tourist office, campsite, reseller, agent, commission, bookings through others, travel agency, affiliate, pay others for bookings, who sent the customer, provision',
  '/guides/boost-revenue/offer-memberships-or-subscriptions/':
    'loyalty, regulars, season ticket, club card, member price, subscription for customers, boat sharing, frequent visitors, reduced price for locals, yearly card, ten-trip card, staff price',
  '/guides/boost-revenue/sell-add-ons-and-extras/':
    'sell drinks, picnic, life jackets, fishing gear, upsell, snacks, blanket, cooler, food, what sells well, more income per trip',
  '/guides/boost-revenue/set-early-bird-and-last-minute-pricing/':
    'cheaper for early bookers, weeks ahead, expensive shortly before departure, surcharge for late booking, today only, book in time, discount for planning ahead, unsold boats, spontaneous customers',
  '/guides/boost-revenue/shift-booking-fee/':
    'pass on the fee, customer pays the platform costs, service charge, own fee, who pays the fee of slipway, commission on top, let the visitor pay costs, extra line on the bill',

  '/guides/settings/':
    'where is the setting, what slipway cannot do, configure, set up, gift vouchers, accounting',
  '/guides/settings/ten-step-setup-guide/':
    'start from nothing, begin, first steps, new account, go live, how to start, checklist, boat not bookable',
  '/guides/settings/manage-docks/':
    'new pier, jetty, harbor, marina, second location, address, time zone, map pin, archive a dock, where we are, directions, second harbor, phone of the dock, rename',
  '/guides/settings/boats/manage-boats/':
    'new boat, add boat, seats, capacity, how many people fit, photo, description, category, fleet, registration, bigger boat, rename a boat, boat for more people, hide a boat, delete a boat, boat takes only so many people, archive',
  '/guides/settings/boats/assign-boats-to-docks/':
    'move boats, other place, out of service, repair, broken boat, winter storage, where does a boat lie, transfer, trailer, defective, engine damage, in the workshop, not usable, back in service, repair takes weeks',
  '/guides/settings/boats/connect-boats/':
    'unlock by phone, start without staff, key box, relay, gps tracker, position, battery, motor does not start, start button, remote stop, self-service, evening without staff, remote control, cannot start, lock',
  '/guides/settings/configure-simultaneous-pickup-return/':
    'too crowded at the dock, rush hour, queue, limit departures, only some boats per start time, one person at the dock, stagger departures',
  '/guides/settings/create-add-ons/':
    'extras, picnic box, product, stock, sold out, order in time, sell things, rental of gear, food and drinks, fishing rod, stand-up paddle, price per person, stop selling a product, kitchen is full',
  '/guides/settings/waivers/set-up-waivers/':
    'liability, rental contract, terms to sign, upload pdf, document, boating license, house rules, agreement, who is liable, insurance, how long is it stored',
  '/guides/settings/rental-setups/':
    'make bookable, not bookable, boat not shown, season, dates, why is my boat missing, calendar is empty, no times shown, open the next months, extend the season, first and last day, customers see nothing',
  '/guides/settings/rental-setups/booking-confirmation-settings/':
    'part of the price, pay later, down payment, approve by hand, request, accept bookings, without payment, pay at the dock, instalments, two payments, reserve first, confirm every request, pay later by invoice',
  '/guides/settings/rental-setups/edit-customer-notifications/':
    'e-mails that are sent, text message, sms, reminder, confirmation lost, send confirmation again, did not get the mail, wording of messages, sender, automatic mails, booking mail again, spam folder, day before, directions in the mail, remind customers, days before',
  '/guides/settings/rental-setups/schedules/':
    'hours or fixed departures, which times can be booked, gap between trips, weekly or slots, length of trips, minutes between two trips',
  '/guides/settings/rental-setups/schedules/weekly-schedule/':
    'start times, every half hour, by the hour, lengths, latest return, gap between trips, turnaround, pause between customers, preparation, minimum time, how long can people rent, hours of rental, fetch the boat early, early pickup, different hours on weekends',
  '/guides/settings/rental-setups/schedules/slot-schedule/':
    'fixed departure, weekend, several days, nights, overnight, multi-day, morning and afternoon, sleep on board, midweek, check-in time, long trips, half day',
  '/guides/settings/rental-setups/schedules/change-opening-hours/':
    'open longer, close earlier, closed on a holiday, christmas, easter, day off, shorter hours in autumn, winter hours, summer hours, public holidays, kings day, new year, sunday closed, open at eight, summer evening',
  '/guides/settings/rental-setups/pricing/':
    'set prices, tariff, how is a price calculated, why this price, tax, vat, rates, price model, taxes, change all prices',
  '/guides/settings/rental-setups/pricing/simple-pricing/':
    'price list, price per hour, price per day, table of prices, vat, tax, two hours, full day, per person, tax percentage',
  '/guides/settings/rental-setups/pricing/slot-pricing/':
    'price of a weekend, price of a departure, price per night',
  '/guides/settings/rental-setups/pricing/flexible-pricing/':
    'weekend surcharge, high season, weekday, second boat cheaper, group price, dynamic prices, price rule, different price per day, saturday costs more, peak, holiday price, price by number of people, surcharge',
  '/guides/settings/rental-setups/pricing/configure-deposits/':
    'security, bond, guarantee, hold on credit card, damage, money in case of damage, reserve on the card, when is it returned, blocked on the card, when is a deposit taken',
  '/guides/settings/payments/receive-payments/':
    'get paid, when do i get my money, payout to the bank, test payment, demo, go live, provider, connect payments, money on my account, try the checkout, online payment, delete demo bookings, when does money arrive',
  '/guides/settings/payments/stripe/':
    'credit card, apple pay, google pay, wallet, payout, dispute, chargeback, cards not accepted, verify identity',
  '/guides/settings/payments/mollie/':
    'ideal, bancontact, klarna, paypal, payout, dutch banks, local methods',
  '/guides/settings/booking-form/add-to-website/':
    'website, booking button, wordpress, wix, squarespace, embed, iframe, link in bio, test the form, web page, button for my site, code snippet, webmaster',
  '/guides/settings/booking-form/match-branding/':
    'color, logo, font, look, design, style, corners, house style, appearance, dark, picture at the top',
  '/guides/settings/booking-form/languages/':
    'danish, german, dutch, french, translate the site, second language, foreign visitors, tourists from abroad, foreign language, form in another language, english',
  '/guides/settings/booking-form/texts-and-translations/':
    'wording of buttons, rename, other words, translate',
  '/guides/settings/booking-form/questions/':
    'ask for age, experience, license, extra field, note from the customer, allergy, how did you hear of us, children, birthday, arrival by car, who steers, ask something when booking',
  '/guides/settings/booking-form/tweaks/':
    'phone number required, phone field, date picker, boats left, prices without tax, terms and conditions, boat first, show tax, hide the phone, order of the steps',
  '/guides/settings/booking-form/alternatives/':
    'fully booked, sold out, offer another time, other boat, next free day, no boat free, suggest, other day',
  '/guides/settings/customers/':
    'kinds of customers, groups of customers, companies, members, guests and accounts',
  '/guides/settings/customers/manage-customer-types/':
    'business customers, pay later, on account, invoice later, put people in a group, delete old customers by themselves, companies, schools, staff, label for customers, special group',
  '/guides/settings/customers/booking-cancellation-rules/':
    'free cancellation, cancellation fee, late cancellation, notice, may customers cancel themselves, limit bookings, only on weekdays, how far ahead, not allowed to book, deadline for canceling, refund rules, no cancellation, conditions, minimum notice, too many bookings by one person, fee for canceling late, customer cannot book on a day',
  '/guides/settings/collaborate/invite-team-members/':
    'new colleague, seasonal staff, former colleague, revoke access, sign in, forgot password, only one dock, delete a user, change e-mail of a colleague, two-step, lost phone',
  '/guides/settings/collaborate/roles-permissions/':
    'rights, who may do what, hide figures, may not refund, access level, button is missing, limited account, only hand out boats, own role',
  '/guides/settings/account/': 'my subscription, my plan, contract with slipway',
  '/guides/settings/account/choose-best-plan/':
    'what does slipway cost, cheapest plan, compare plans, small company, monthly price, cost of the software, percentage per booking, is it free',
  '/guides/settings/account/change-cancel-subscription/':
    'pause, winter break, stop using slipway, quit, leave, end contract, upgrade, downgrade, off season, cancel slipway, switch plan, smaller plan, go back to a plan',
  '/guides/settings/account/billing/':
    'invoice from slipway, how much does slipway take, share of every payment, fee statement, unpaid invoice, debit, billing address, our bill, pay slipway, commission taken, change card, late payment to slipway, taken from online payments',
  '/guides/settings/dive-deeper/advanced-integration/':
    'javascript, link parameters, preselect a boat, open the form from a button, developer',
  '/guides/settings/dive-deeper/advanced-translations/':
    'plural, one boat two boats, date format, icu, variables in texts',
  '/guides/settings/dive-deeper/api/':
    'connect other software, accounting program, channel manager, developer, api key, webhook, read bookings automatically, automation, zapier, website programmer, synchronize',
  '/guides/settings/dive-deeper/connect-google-analytics/':
    'conversion, tracking visitors, ads, measure, tag manager, cookies, consent',
  '/guides/settings/dive-deeper/custom-booking-conditions/':
    'own rule, limit per member, only two weekends, complicated rule, fair sharing, exception for some customers, only if, not two on one day',
  '/guides/settings/dive-deeper/custom-return-url/':
    'thank-you page, redirect after payment, after booking back to my site',
  '/guides/settings/dive-deeper/partner-bookings/':
    'commission statement, code of a partner, monthly settlement, pay the hotel, provision, statement',
  '/guides/settings/dive-deeper/pricing-formulas/':
    'calculate, group price, price per person, minimum price, rounding, formula error',

  '/courses/': 'learn, training, lessons, how does slipway work',
  '/courses/onboarding-guide/':
    'start from nothing, first booking, new company, test booking, play money',
  '/courses/daily-operations-walkthrough/': 'training for staff, a working day, morning to evening',
  '/courses/dock-host-operations/': 'training for a new host, work on the pier',
  '/courses/seasonal-planning/': 'next year, new season, prepare the season, winter work',
  '/courses/boat-club-setup/': 'club, members share boats, fair rules',
  '/courses/autonomous-operations/': 'without staff, self-service, unmanned dock, remote start',
};
