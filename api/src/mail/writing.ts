import type { FlowMessage } from '@slipway/contract';
import {
  createFormats,
  type Formats,
  formatText,
  type MailTexts,
  TextFault,
  type TextValues,
} from '@slipway/contract/languages';
import { mailTexts } from '@slipway/contract/languages/mail';
import { codeIdOf } from './booking-code.ts';
import type { BookingFacts } from './booking-facts.ts';
import { type Block, mainButton, paragraph, plainLink } from './letter.ts';
import type { BookingLinks } from './links.ts';

/** What some messages tell besides the booking. */
export type MailDetails = {
  /** Whether a confirmation asks for what is open. */
  askForPayment?: boolean;
  /** The amount that a deposit, a payment or a refund is about, in cents. */
  amount?: number;
  /** Until when it can be paid. */
  dueAt?: Date;
  /** How a deposit is secured. */
  depositTaking?: 'hold' | 'charge';
};

/** The parts of which messages are made. */
export class Writing {
  readonly links: BookingLinks;
  readonly details: MailDetails;
  readonly company: BookingFacts['company'];
  readonly isOpen: boolean;
  readonly isOverpaid: boolean;
  readonly #facts: BookingFacts;
  readonly #formats: Formats;
  readonly #texts: MailTexts;
  readonly #values: TextValues;
  readonly #place: { locale: string; timeZone: string };

  constructor(facts: BookingFacts, links: BookingLinks, details: MailDetails) {
    this.#facts = facts;
    this.links = links;
    this.details = details;
    this.company = facts.company;
    this.isOpen = facts.balance > 0;
    this.isOverpaid = facts.balance < 0;
    this.#texts = mailTexts(facts.language, facts.fallback, facts.ownTexts);
    const { locale, currency } = facts;
    const timeZone = facts.address.timeZoneName;
    this.#formats = createFormats({ locale, currency, timeZone });
    this.#place = { locale, timeZone };
    this.#values = {
      givenName: facts.givenName,
      company: facts.company.name,
      reference: facts.reference,
      pickupAt: facts.pickup,
      returnAt: facts.return,
      dockName: facts.dockName,
      boatModel: facts.boatModel,
      boats: facts.boats,
      passengers: facts.passengers,
      totalAmount: this.money(facts.total),
      openAmount: this.money(this.#asked),
      bookingUrl: links.booking,
      ...(facts.expiresAt && { until: facts.expiresAt }),
    };
  }

  say = (key: keyof MailTexts, values: TextValues = {}): string => {
    return formatText(this.#texts[key], { ...this.#values, ...values }, this.#place);
  };

  money(cents: number): string {
    return this.#formats.money(cents);
  }

  get open(): string {
    return this.money(this.#facts.balance);
  }

  get overpaid(): string {
    return this.money(-this.#facts.balance);
  }

  /** What the customer is asked for: the amount named, or all that is open. */
  get #asked(): number {
    return this.details.amount ?? Math.max(0, this.#facts.balance);
  }

  /** The sentence of the company itself. */
  note(kind: FlowMessage): Block[] {
    const text = this.#facts.flow?.notes[kind];
    return text ? [paragraph(this.#filled(text))] : [];
  }

  /** A text that cannot be read goes out as it was written: no message may stay away for it. */
  #filled(text: string): string {
    try {
      return formatText(text, this.#values, this.#place);
    } catch (error) {
      if (!(error instanceof TextFault)) throw error;
      return text;
    }
  }

  /** Where questions go: there is always a way, or nothing is said. */
  contact(): string[] {
    const { phoneNumber, emailAddress } = this.company;
    if (!emailAddress) return [];
    return [phoneNumber ? this.say('contact', { phone: phoneNumber }) : this.say('contactNoPhone')];
  }

  /** What the customer has to do before the trip, the first thing as the main button. */
  toDo({ askForPayment }: { askForPayment: boolean }): Block[] {
    const { signaturesMissing: count, depositsMissing } = this.#facts;
    const { pay, booking } = this.links;
    const amount = this.money(depositsMissing);
    const tasks = [
      askForPayment && this.isOpen
        ? { text: this.say('confirmedOpen'), label: this.say('payButton'), url: pay }
        : null,
      depositsMissing > 0
        ? { text: this.say('depositText', { amount }), label: this.say('depositButton'), url: pay }
        : null,
      count > 0
        ? {
            text: this.say('signWaiversText', { count }),
            label: this.say('signWaivers'),
            url: booking,
          }
        : null,
    ]
      .filter((task) => task !== null)
      .flatMap(({ text, label, url }, index) => [
        paragraph(text),
        (index === 0 ? mainButton : plainLink)(label, url),
      ]);
    return [...tasks, this.toBooking(tasks.length === 0)];
  }

  /** For boats that customers start themselves. */
  startLink(): Block[] {
    const { flow } = this.#facts;
    return flow?.textMessages.includes('start_link') ? [paragraph(this.say('startLinkText'))] : [];
  }

  /** What becomes of the deposits of a canceled booking. */
  canceledDeposits(): Block[] {
    const { releasing, held, charged } = this.#facts.depositsInPlace;
    const said = (key: keyof MailTexts, cents: number) =>
      cents > 0 ? [paragraph(this.say(key, { amount: this.money(cents) }))] : [];
    return [
      ...said('canceledDepositHeld', releasing),
      ...said('canceledDepositStaysHeld', held),
      ...said('canceledDepositCharged', charged),
    ];
  }

  payButton(): Block {
    return mainButton(this.say('payButton'), this.links.pay);
  }

  /** Where something is open; a request that nobody has approved yet is not to be paid. */
  payLink(): Block[] {
    const { paymentRequest, status } = this.#facts;
    const isDue = this.isOpen && (status === 'confirmed' || paymentRequest !== null);
    return isDue ? [plainLink(this.say('payButton'), this.links.pay)] : [];
  }

  photo(): Block[] {
    const { boatPhoto, boatModel } = this.#facts;
    if (!boatPhoto) return [];
    const { href } = new URL(boatPhoto, this.links.booking);
    return [{ kind: 'picture', url: href, alt: boatModel }];
  }

  /** For the team at the dock. */
  code(): Block {
    const { reference } = this.#facts;
    return {
      kind: 'code',
      pictureId: codeIdOf(this.#facts),
      alt: reference,
      caption: this.say('qrText'),
    };
  }

  toBooking(isMain = true): Block {
    const label = this.say('viewBooking');
    return (isMain ? mainButton : plainLink)(label, this.links.booking);
  }

  due(): Block[] {
    const { dueAt } = this.details;
    return dueAt ? [paragraph(this.say('paymentRequestDue', { dueAt }))] : [];
  }

  canceledFee(): string {
    const { total } = this.#facts;
    return total > 0
      ? this.say('canceledFee', { fee: this.money(total) })
      : this.say('canceledFree');
  }

  tripAndCosts(): Block[] {
    return [this.trip(), ...this.extras(), ...this.costs()];
  }

  trip(): Block {
    const { boatModel, dockName, address, pickup, return: back, reference } = this.#facts;
    return {
      kind: 'facts',
      title: this.say('trip'),
      rows: [
        { label: this.say('boat'), value: `${boatModel}\n${this.say('boatsAndPeople')}` },
        {
          label: this.say('dock'),
          value: [dockName, ...addressLines(address)].join('\n'),
          link: { label: this.say('map'), url: mapUrl(address.gps) },
        },
        { label: this.say('pickup'), value: this.#moment(pickup) },
        { label: this.say('return'), value: this.#moment(back) },
        { label: this.say('reference'), value: reference },
      ],
    };
  }

  extras(): Block[] {
    const { extras } = this.#facts;
    if (extras.length === 0) return [];
    const items = extras.map(({ name, quantity }) => `${quantity} × ${name}`);
    return [{ kind: 'list', title: this.say('extras'), items }];
  }

  costs(): Block[] {
    const { costs, total, paid, balance } = this.#facts;
    const line = (label: string, cents: number, isSum: boolean) => ({
      label,
      value: this.money(cents),
      isSum,
    });
    const rows = [
      ...costs.map(({ description, amount }) => line(description, amount, false)),
      line(this.say('total'), total, true),
      ...(paid === 0 ? [] : [line(this.say('paid'), paid, true)]),
      ...(balance > 0 ? [line(this.say('open'), balance, true)] : []),
      ...(balance < 0 ? [line(this.say('paidBack'), -balance, true)] : []),
    ];
    return [{ kind: 'amounts', title: this.say('costs'), rows }];
  }

  #moment(moment: Date): string {
    return `${this.#formats.fullDate(moment)}, ${this.#formats.time(moment)}`;
  }
}

/** How an address is written on an envelope. */
export function addressLines({
  line1,
  line2,
  postalCode,
  city,
}: BookingFacts['address']): string[] {
  return [line1, line2, [postalCode, city].filter(Boolean).join(' ')].filter(
    (line): line is string => Boolean(line),
  );
}

function mapUrl({ lat, long }: { lat: number; long: number }): string {
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${long}#map=17/${lat}/${long}`;
}
