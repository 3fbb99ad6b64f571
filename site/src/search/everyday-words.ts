/**
 * What people at a dock call the tasks of a page, in words that the page itself may not have. Each
 * line goes through the tasks of one page; a reader who types such words finds it.
 */
export const everydayWords: Readonly<Record<string, string>> = {
  '/guides/day-to-day/':
    'it is saturday and something is wrong, emergency, help, boat broken, card refused, storm, no-show, late return, link lost, waiver missing, too many people, paid twice, motor does not start, trouble at the dock, what to do now, first aid, angry customer, urgent, panic, sinking, accident, complaint, stuck, problem today, troubleshooting, rescue, drunk customer, ran aground',
  '/guides/day-to-day/planning-overview/':
    'overview of the day, timeline of boats, calendar of all boats, free boats, double booked, overbooked, why is a boat taken, week and month, see all trips, plan the day, schedule of the day, drag a booking, gaps, which hull, empty boats, is a boat available, same boat booked by two, free at a certain hour, agenda, rota, gantt, dashboard, day view, day planner, occupancy today, two boats same time, clash, conflict, drag and drop, which boats are out, what is left, screen for the office',
  '/guides/day-to-day/boat-handout-process/':
    'customer arrives, family is here, check in, briefing, departure, boats that are out, overdue, late return, take back, swap boat, breakdown, pause, trip begins, trip ends, give a different hull, checklist before leaving, boat does not come back, lost boat, handover, cast off, set sail, safety instruction, give the keys, pick up, bring back, return the boat, mark as returned, inspect, start the rental, undo a handout, not back yet, give out early, key of the boat',
  '/guides/day-to-day/blockout-periods/':
    'storm, bad weather, private event, wedding, regatta, maintenance, close a dock, unavailable, not bookable for some hours, wind, thunder, high water, close early because of weather, cancel all trips, festival, block, freeze, reserve for ourselves, own use, take a boat offline, stop bookings, temporarily closed, rain, lightning, flood, ice, lock closed, bridge closed, service day, inspection, no rentals today, shut down for a day',
  '/guides/day-to-day/work-with-waivers-and-contracts/':
    'not signed yet, signature missing, sign on tablet, sign at the dock, passenger must sign, resend waiver, who has signed, paper contract, qr code, children sign, copy of the signed document, autograph, digital signature, electronic signature, guest list, crew list, parents sign for kids, consent, form not filled in, remind to sign, download the signed pdf, ipad',
  '/guides/day-to-day/add-on-orders/':
    'kitchen list, lunch boxes to prepare, pick list, caterer, supplier totals, food, drinks, deliver extras, export for the caterer, handed out, what to pack, preparation list, bbq, breakfast, ordered extras of today, count of items, purchase list, shopping list, print for the kitchen',
  '/guides/day-to-day/sync-personal-calendar/':
    'google calendar, outlook, apple calendar, bookings on my phone, ical, subscribe to calendar, see trips in my agenda, work schedule, private calendar, ics, iphone, android, feed, agenda on mobile, connect my diary, calendar not updating, private diary, team calendar',
  '/guides/day-to-day/sales-insights/':
    'turnover, statistics, figures, report, income last month, most popular boat, compare with last year, how busy, occupancy, how much did we earn, growth, average price, cancellations, boss wants numbers, how full were the boats, analytics, chart, graph, kpi, revenue, profit, earnings, performance, which boat earns most, best month, utilization, sales per dock, yearly numbers, dashboard of sales',
  '/guides/day-to-day/tracking-changes/':
    'who did it, who deleted, who canceled, log, audit, old value, mistake of a colleague, proof, price was changed, when was it edited, deleted line, removed cost, history, activity, trail, who moved, who touched, undo, what happened to this booking, blame, timestamp, somebody changed',
  '/guides/day-to-day/bookings/add-booking/':
    'walk-in, booking by phone, new reservation, book for somebody, big group, several boats, reserve without paying, option, too many people for one boat, customer at the counter, without internet, make a reservation myself, discount by hand, override rules, hotel calls, overbook on purpose, large party, create, enter by hand, manual booking, phone order, telephone, take a reservation, on behalf of, for a friend, free ride, staff trip, no e-mail address, tentative, hold a boat, quote, offer, two boats same time, company outing, bachelor party, in front of me',
  '/guides/day-to-day/bookings/search-and-filter-bookings/':
    'find reservation, look up by name, who is coming today, list of trips, unpaid bookings, lost reference, filter, customer does not know his reference, tomorrow, not yet paid, print the list, cannot find a booking, where is the reservation, booking number, code of a booking, overview of arrivals, arrivals today, sort, list, upcoming, past trips, by phone number, missing booking, disappeared',
  '/guides/day-to-day/bookings/booking-statuses/':
    'what does option mean, draft, expired, unpaid reservation, timed out, abandoned, life cycle, payment failed, how long does a draft keep the boat, confirmed, completed, canceled, revive, payment after the deadline, money arrived too late, colors of bookings, pending, provisional, state, waiting for payment, not confirmed, booking disappeared by itself, why was it canceled automatically, on hold, stages, meaning of the label, released again',
  '/guides/day-to-day/bookings/edit-or-cancel-a-booking/':
    'change date of a trip, other day, other time, an hour longer, stay longer, extend, reschedule, another boat, another model, more people, no-show, did not come, cancel because of weather, wrong date, postpone, other model, add a boat, fewer people, cancel for the customer, price after a change, other dock, change the number of people, price goes up, copy a booking, modify, shift, rebook, swap dates, delay a trip, shorten, call off, ill, sick, delete a reservation, undo a cancellation, restore, split, upgrade to a bigger boat, one person more, absent, typo in a booking, bring forward, trip next week instead',
  '/guides/day-to-day/bookings/export-bookings/':
    'excel, spreadsheet, csv, download, file for the bookkeeper, accountant, table, backup, numbers for the tax office, open in google sheets, sheets, xls, xlsx, numbers, bookkeeping, tax adviser, list of all bookings, columns, data dump, pivot, import into another program',
  '/guides/day-to-day/bookings/manage-booking-finances/':
    'money of a booking, extra cost, late fee, damage, keep the deposit, deposit back, release, capture, refund, money back, paid twice, double payment, cash, bank transfer, card refused, ask for the rest, open balance, send payment link, receipt, own discount, fuel, cleaning fee, broken part, compensation, return money, give money back, wrong amount, overpaid, invoice for a company, proof of payment, customer pays later, reminder to pay, did not pay the rest, bill by text, reimburse, repay, partial refund, charge more, owe, outstanding, arrears, debt, unpaid, mark as paid, pin terminal, card machine, paid by card at the desk, tip, fine, penalty, petrol, lost life jacket, goodwill, credit note, invoice, bill, vat receipt, pay by link, remaining amount, wrong price, deduct, withhold, undo a payment, refund failed, how long does a refund take',
  '/guides/day-to-day/customers/add-customer/':
    'new client, store phone number, duplicate, double customer, second address, alias, merge, wrong e-mail, same name, company as customer, guest, contact, create a profile, contact details, address book, edit customer data, change phone number, change e-mail of a customer, import customers, two entries for one person, spelling of a name',
  '/guides/day-to-day/customers/view-customer-history/':
    'regular, how often was she here, past trips, note about a customer, trouble last time, amount spent, last visit, remark, warning, blacklist, phone number of a customer, all trips of a person, profile, loyal guest, earlier bookings, previous rentals, comment, memo, vip, difficult customer, ban, look up a guest, crm, how much has he paid so far',
  '/guides/day-to-day/customers/anonymize-customers/':
    'delete personal data, privacy, forget me, right to be forgotten, gdpr, erase, remove a person, data protection, customer asks to be deleted, how long is data kept, avg, dsgvo, wipe, purge, personal information, remove from the system, clean up old customers, retention, legal request, unsubscribe',

  '/guides/boost-revenue/':
    'earn more, sell more, more income, fill quiet days, marketing, grow, attract customers, slow days, more bookings, raise profit, ideas',
  '/guides/boost-revenue/automate-aftersales-and-loyalty/':
    'thank-you mail, after the trip, bring customers back, review, come again next year, newsletter, feedback, tips, google review, remind people of last year, follow-up, rating, stars, tripadvisor, survey, satisfaction, returning guests, automatic mail, win back, ask for an opinion, mailing, marketing mail',
  '/guides/boost-revenue/create-discount-codes-to-boost-bookings/':
    'voucher, coupon, promo code, percentage, campaign, gift card, rebate for students, free hour, code not working, action, friends, ten euros off, cheaper with a code, school class, single use, promotion, deal, special offer, black friday, money off, reduction, sale, gift voucher, groupon, influencer, use once, expired code, valid until, code invalid, friends and family, birthday present, compensation for next time',
  '/guides/boost-revenue/generate-bookings-through-partners/':
    'hotel, tourist office, campsite, reseller, agent, commission, bookings through others, travel agency, affiliate, pay others for bookings, who sent the customer, provision, broker, b&b, concierge, camping, restaurant, tour operator, middleman, kickback, referral, third party, cooperation, link for a hotel, let others sell, getyourguide, qr at the reception',
  '/guides/boost-revenue/offer-memberships-or-subscriptions/':
    'loyalty, regulars, season ticket, club card, member price, subscription for customers, boat sharing, frequent visitors, reduced price for locals, yearly card, ten-trip card, staff price, annual pass, member, season pass, punch card, club, flat rate, residents, recurring, credits, yearly fee, unlimited trips, renew',
  '/guides/boost-revenue/sell-add-ons-and-extras/':
    'sell drinks, picnic, life jackets, fishing gear, upsell, snacks, blanket, cooler, food, what sells well, more income per trip, cross-sell, merchandise, cushions, bbq, champagne, barbecue, speaker, earn on food, better offer of extras',
  '/guides/boost-revenue/set-early-bird-and-last-minute-pricing/':
    'cheaper for early bookers, weeks ahead, expensive shortly before departure, surcharge for late booking, today only, book in time, discount for planning ahead, unsold boats, spontaneous customers, book early, advance booking, same-day price, fill empty boats, discount today, lead time, days in advance, cheaper on the day',
  '/guides/boost-revenue/shift-booking-fee/':
    'pass on the fee, customer pays the platform costs, service charge, own fee, who pays the fee of slipway, commission on top, let the visitor pay costs, extra line on the bill, service fee, transaction costs, administration costs, handling fee, charge the fee to the guest, platform fee, add costs to the price, reservation costs',

  '/guides/settings/':
    'where is the setting, what slipway cannot do, configure, set up, gift vouchers, accounting, options, preferences, configuration, menu, overview of settings, is it possible, missing feature, limitations',
  '/guides/settings/ten-step-setup-guide/':
    'start from nothing, begin, first steps, new account, go live, how to start, checklist, boat not bookable, getting started, beginner, quick start, set up my business, newcomer, tutorial, just signed up, what first, steps',
  '/guides/settings/manage-docks/':
    'new pier, jetty, harbor, marina, second location, address, time zone, map pin, archive a dock, where we are, directions, second harbor, phone of the dock, rename, location, site, branch, place, base, station, meeting point, where to come, parking, google maps, coordinates, close a location for good, new harbor, landing stage, another town, pick-up point',
  '/guides/settings/boats/manage-boats/':
    'new boat, add boat, seats, capacity, how many people fit, photo, description, category, fleet, registration, bigger boat, rename a boat, boat for more people, hide a boat, delete a boat, boat takes only so many people, archive, vessel, yacht, sloop, canoe, kayak, sup, pedal boat, rib, picture, image, specs, length, license needed, maximum passengers, bought a boat, sold a boat, remove a boat, number of boats, type of boat, order of boats',
  '/guides/settings/boats/assign-boats-to-docks/':
    'move boats, other place, out of service, repair, broken boat, winter storage, where does a boat lie, transfer, trailer, defective, engine damage, in the workshop, not usable, back in service, repair takes weeks, relocate, home port, position of a boat, berth, boat in maintenance, damaged boat, leak, boat lies elsewhere, bring to another harbor, take out of the water, propeller, dry dock, put a boat back',
  '/guides/settings/boats/connect-boats/':
    'unlock by phone, start without staff, key box, relay, gps tracker, position, battery, motor does not start, start button, remote stop, self-service, evening without staff, remote control, cannot start, lock, smart lock, iot, hardware, telematics, sensor, charge level, battery empty, tracking, where is my boat, geofence, speed limit, device, switch the motor off, bluetooth, app for customers, keyless, offline, no signal',
  '/guides/settings/configure-simultaneous-pickup-return/':
    'too crowded at the dock, rush hour, queue, limit departures, only some boats per start time, one person at the dock, stagger departures, busy, bottleneck, too many at once, two boats same time, at the same moment, not enough staff, arrivals at the same time, limit per quarter of an hour, spread, waiting line, peak at noon',
  '/guides/settings/create-add-ons/':
    'extras, picnic box, product, stock, sold out, order in time, sell things, rental of gear, food and drinks, fishing rod, stand-up paddle, price per person, stop selling a product, kitchen is full, accessory, item, article, equipment, paddles, skipper, captain, insurance, dog, bike, ice box, inventory, how many are left, options to order, extra product, required extra, catering, sell a hat',
  '/guides/settings/waivers/set-up-waivers/':
    'liability, rental contract, terms to sign, upload pdf, document, boating license, house rules, agreement, who is liable, insurance, how long is it stored, disclaimer, indemnity, terms and conditions, legal, lawyer, rules on board, contract template, edit the contract text, declaration, damage liability, id check, licence, new version of the contract, signature required',
  '/guides/settings/rental-setups/':
    'make bookable, not bookable, boat not shown, season, dates, why is my boat missing, calendar is empty, no times shown, open the next months, extend the season, first and last day, customers see nothing, offer, package, product, publish, online, activate, boat does not appear, nothing available, cannot be booked, unavailable online, next season, opens too late, not visible, rental period, combine price and times, copy a setup',
  '/guides/settings/rental-setups/booking-confirmation-settings/':
    'part of the price, pay later, down payment, approve by hand, request, accept bookings, without payment, pay at the dock, instalments, two payments, reserve first, confirm every request, pay later by invoice, prepay, advance payment, half now, rest later, balance due, on request, automatic confirmation, manual approval, accept or refuse, decline a request, pay on arrival, pay on the spot, pay cash on arrival, instant booking, time to pay, deadline for paying, split payment, full amount at once',
  '/guides/settings/rental-setups/edit-customer-notifications/':
    'e-mails that are sent, text message, sms, reminder, confirmation lost, send confirmation again, did not get the mail, wording of messages, sender, automatic mails, booking mail again, spam folder, day before, directions in the mail, remind customers, days before, email, template, whatsapp, automatic message, confirmation, junk, not received, resend, reply address, attachment, mail in wrong language, alert, stop sending, notify me of new bookings, copy to me, send to all customers, text in the mail, subject line',
  '/guides/settings/rental-setups/schedules/':
    'hours or fixed departures, which times can be booked, gap between trips, weekly or slots, length of trips, minutes between two trips, timetable, time slots, duration, when can people book, rental times, hourly or daily, departure times, buffer',
  '/guides/settings/rental-setups/schedules/weekly-schedule/':
    'start times, every half hour, by the hour, lengths, latest return, gap between trips, turnaround, pause between customers, preparation, minimum time, how long can people rent, hours of rental, fetch the boat early, early pickup, different hours on weekends, timetable, flexible times, buffer, break between rentals, cleaning time, minimum duration, maximum duration, shortest rental, last departure, quarter of an hour, steps of time, monday to friday, earliest start, late evening, time to clean',
  '/guides/settings/rental-setups/schedules/slot-schedule/':
    'fixed departure, weekend, several days, nights, overnight, multi-day, morning and afternoon, sleep on board, midweek, check-in time, long trips, half day, time slot, block of hours, whole week, week rental, arrival day, change-over day, day trip, evening cruise, tour, sunset, excursion, houseboat, from friday to monday, fixed times, shift',
  '/guides/settings/rental-setups/schedules/change-opening-hours/':
    'open longer, close earlier, closed on a holiday, christmas, easter, day off, shorter hours in autumn, winter hours, summer hours, public holidays, kings day, new year, sunday closed, open at eight, summer evening, business hours, open on sunday, closing time, bank holiday, special day, exception, extra day, open at night, opening times, not open, working hours, lunch break, one day different, july, august',
  '/guides/settings/rental-setups/pricing/':
    'set prices, tariff, how is a price calculated, why this price, tax, vat, rates, price model, taxes, change all prices, cost, rate, fare, fees, raise prices, increase, currency, wrong price shown, price too high, price too low, vat number, sales tax, how much do customers pay, price breakdown',
  '/guides/settings/rental-setups/pricing/simple-pricing/':
    'price list, price per hour, price per day, table of prices, vat, tax, two hours, full day, per person, tax percentage, basic price, hourly rate, daily rate, fixed price, cleaning costs, starting fee, easy prices, same price every day, half day, fuel included',
  '/guides/settings/rental-setups/pricing/slot-pricing/':
    'price of a weekend, price of a departure, price per night, price for each slot, price of a time slot, weekly rate, midweek price, price per departure, evening price',
  '/guides/settings/rental-setups/pricing/flexible-pricing/':
    'weekend surcharge, high season, weekday, second boat cheaper, group price, dynamic prices, price rule, different price per day, saturday costs more, peak, holiday price, price by number of people, surcharge, seasonal prices, summer price, low season, sunday more expensive, evening cheaper, longer is cheaper, tiered, discount for long rentals, discount for several boats, child price, percent more, conditions for a price, public holiday surcharge',
  '/guides/settings/rental-setups/pricing/configure-deposits/':
    'security, bond, guarantee, hold on credit card, damage, money in case of damage, reserve on the card, when is it returned, blocked on the card, when is a deposit taken, caution, preauthorization, block money, safety deposit, surety, refundable, deposit in cash, amount of the deposit, deposit per boat, how high, authorization, insurance excess',
  '/guides/settings/payments/receive-payments/':
    'get paid, when do i get my money, payout to the bank, test payment, demo, go live, provider, connect payments, money on my account, try the checkout, online payment, delete demo bookings, when does money arrive, bank account, iban, accept cards, payment methods, which methods, settlement, take money online, checkout, sandbox, fake card, payment does not work, visa, mastercard, start getting money, cannot pay online, switch provider, turn on payments',
  '/guides/settings/payments/stripe/':
    'credit card, apple pay, google pay, wallet, payout, dispute, chargeback, cards not accepted, verify identity, visa, mastercard, amex, american express, sepa, identity check, account restricted, payment declined, bank statement, connect stripe, 3d secure',
  '/guides/settings/payments/mollie/':
    'ideal, bancontact, klarna, paypal, payout, dutch banks, local methods, wero, sofort, giropay, eps, netherlands, belgium, connect mollie, bank app, pay afterwards, european methods',
  '/guides/settings/booking-form/add-to-website/':
    'website, booking button, wordpress, wix, squarespace, embed, iframe, link in bio, test the form, web page, button for my site, code snippet, webmaster, plugin, widget, html, joomla, shopify, homepage, install, paste, put on my page, web builder, facebook, instagram, qr code, form is not shown, form does not load, blank, script, link to the form, book now button, kiosk, google business, where is my link',
  '/guides/settings/booking-form/match-branding/':
    'color, logo, font, look, design, style, corners, house style, appearance, dark, picture at the top, theme, css, colors, typeface, banner, brand, ugly, rounded, background, layout, corporate identity, looks different, readable, icon',
  '/guides/settings/booking-form/languages/':
    'danish, german, dutch, french, translate the site, second language, foreign visitors, tourists from abroad, foreign language, form in another language, english, multilingual, spanish, italian, polish, swedish, default language, other country, wrong language, language of the mails, language switch',
  '/guides/settings/booking-form/texts-and-translations/':
    'wording of buttons, rename, other words, translate, label, change a word, own words, sentence on the form, spelling mistake on the form, button text, formal or informal, translation wrong',
  '/guides/settings/booking-form/questions/':
    'ask for age, experience, license, extra field, note from the customer, allergy, how did you hear of us, children, birthday, arrival by car, who steers, ask something when booking, custom field, extra question, ask customers, form field, date of birth, dietary wishes, how did you hear, checkbox, dropdown, mandatory, upload, shoe size, occasion, license number, remarks',
  '/guides/settings/booking-form/tweaks/':
    'phone number required, phone field, date picker, boats left, prices without tax, terms and conditions, boat first, show tax, hide the phone, order of the steps, display, hide, show, mandatory, optional, company name field, newsletter checkbox, address field, simplify, fewer steps, preferences of the form, calendar first, choose boat, remaining boats, sort the boats',
  '/guides/settings/booking-form/alternatives/':
    'fully booked, sold out, offer another time, other boat, next free day, no boat free, suggest, other day, no availability, waiting list, waitlist, nothing free, similar boat, nearby dock, lose customers, full, recommend',
  '/guides/settings/customers/':
    'kinds of customers, groups of customers, companies, members, guests and accounts, customer settings, categories of customers, register, sign up, customer account',
  '/guides/settings/customers/manage-customer-types/':
    'business customers, pay later, on account, invoice later, put people in a group, delete old customers by themselves, companies, schools, staff, label for customers, special group, category, segment, tag, b2b, corporate, tax free, residents, vip, log in for customers, register, retention, approve new members, group of people, without paying, tour leader',
  '/guides/settings/customers/booking-cancellation-rules/':
    'free cancellation, cancellation fee, late cancellation, notice, may customers cancel themselves, limit bookings, only on weekdays, how far ahead, not allowed to book, deadline for canceling, refund rules, no cancellation, conditions, minimum notice, too many bookings by one person, fee for canceling late, customer cannot book on a day, policy, terms, last moment, same day, no refund, refund percentage, hours before, 24 hours, 48 hours, restrict, maximum bookings, days in advance, cut-off, customers change their own booking, too late to book, book months ahead, how long before',
  '/guides/settings/collaborate/invite-team-members/':
    'new colleague, seasonal staff, former colleague, revoke access, sign in, forgot password, only one dock, delete a user, change e-mail of a colleague, two-step, lost phone, add user, employee, crew, staff account, login, log in, locked out, reset password, cannot log in, 2fa, authenticator, someone left, fired, invite a coworker, volunteer, new phone, language of my account, intern, logout, invitation not received, accountant access',
  '/guides/settings/collaborate/roles-permissions/':
    'rights, who may do what, hide figures, may not refund, access level, button is missing, limited account, only hand out boats, own role, authorize, allowed, forbidden, restrict staff, manager, read only, can see prices, greyed out, why can i not, admin, boss, supervisor, accountant may only look, privileges, who can see revenue, not permitted',
  '/guides/settings/account/':
    'my subscription, my plan, contract with slipway, our account, company details, company name, subscription and bills',
  '/guides/settings/account/choose-best-plan/':
    'what does slipway cost, cheapest plan, compare plans, small company, monthly price, cost of the software, percentage per booking, is it free, pricing of slipway, tiers, packages, free trial, what is included, pro, which version, fee per booking, feature not in my plan, big fleet, licence costs, quote, how expensive',
  '/guides/settings/account/change-cancel-subscription/':
    'pause, winter break, stop using slipway, quit, leave, end contract, upgrade, downgrade, off season, cancel slipway, switch plan, smaller plan, go back to a plan, terminate, close account, delete our account, unsubscribe, seasonal break, resume, get out, notice period, change package, sold the business, take our data with us, freeze, hibernate, closing down',
  '/guides/settings/account/billing/':
    'invoice from slipway, how much does slipway take, share of every payment, fee statement, unpaid invoice, debit, billing address, our bill, pay slipway, commission taken, change card, late payment to slipway, taken from online payments, vat number, tax number, chamber of commerce, payment method for slipway, our credit card, direct debit, overdue bill, cost statement, billing e-mail, receipt for the subscription, where are my invoices, monthly bill, charged twice by slipway, send invoices to the accountant, company address',
  '/guides/settings/dive-deeper/advanced-integration/':
    'javascript, link parameters, preselect a boat, open the form from a button, developer, events, callback, url parameter, deep link, query string, popup, modal, custom button, data attribute, programmer, single page app, react, prefill, preset, own date picker, show one boat only, web builder',
  '/guides/settings/dive-deeper/advanced-translations/':
    'plural, one boat two boats, date format, icu, variables in texts, singular, placeholder, syntax, curly brackets, gender, message format, number format, conditional text',
  '/guides/settings/dive-deeper/api/':
    'connect other software, accounting program, channel manager, developer, api key, webhook, read bookings automatically, automation, zapier, website programmer, synchronize, rest, json, token, integration, erp, crm, pos, cash register, make, n8n, power bi, secret, rate limit, postman, endpoint, sync with another system, own app, build something, programming interface, 401, key leaked, import, test environment',
  '/guides/settings/dive-deeper/connect-google-analytics/':
    'conversion, tracking visitors, ads, measure, tag manager, cookies, consent, ga4, gtm, google ads, facebook pixel, meta, marketing, statistics of the website, purchases, utm, where do visitors come from, traffic, remarketing, cookie banner',
  '/guides/settings/dive-deeper/custom-booking-conditions/':
    'own rule, limit per member, only two weekends, complicated rule, fair sharing, exception for some customers, only if, not two on one day, restriction, logic, forbid, script, quota, at most, per week, per month, block a customer, minimum age, custom validation, refuse a booking, if then, only members, error message of my own',
  '/guides/settings/dive-deeper/custom-return-url/':
    'thank-you page, redirect after payment, after booking back to my site, landing page, success page, confirmation page, where do customers end up, send to my own page, back to website, after checkout',
  '/guides/settings/dive-deeper/partner-bookings/':
    'commission statement, code of a partner, monthly settlement, pay the hotel, provision, statement, how much do i owe the hotel, kickback, payout to partners, referral fee, invoice of a partner, export partner bookings, reseller report, percentage for the hotel',
  '/guides/settings/dive-deeper/pricing-formulas/':
    'calculate, group price, price per person, minimum price, rounding, formula error, math, expression, function, if, own calculation, variables, round up, round off, maximum price, complicated price, equation, price depends on, code for prices, computed',

  '/courses/':
    'learn, training, lessons, how does slipway work, tutorial, e-learning, class, video, teach, instruction, academy, certificate',
  '/courses/onboarding-guide/':
    'start from nothing, first booking, new company, test booking, play money, getting started, beginner, first day with slipway, set up step by step, newcomer, new to this, tutorial',
  '/courses/daily-operations-walkthrough/':
    'training for staff, a working day, morning to evening, routine, daily work, open and close the day, how does a day go, new office employee, shift',
  '/courses/dock-host-operations/':
    'training for a new host, work on the pier, teach a student worker, holiday job, summer job, new employee at the dock, harbor hand, instructions for staff, dock master',
  '/courses/seasonal-planning/':
    'next year, new season, prepare the season, winter work, spring, before we open, end of season, yearly tasks, change prices for next year, winter, autumn, plan ahead',
  '/courses/boat-club-setup/':
    'club, members share boats, fair rules, association, society, shared ownership, co-owners, cooperative, rowing club, sailing club, yacht club, start a club',
  '/courses/autonomous-operations/':
    'without staff, self-service, unmanned dock, remote start, automatic, 24/7, nobody at the dock, at night, without a host, unattended, customers help themselves, contactless, save on staff, robot',
};
