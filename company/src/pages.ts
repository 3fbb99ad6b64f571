import type { FlowMessage, FlowTimes } from '@slipway/contract';
import type {
  ADD_ON_DISPLAY,
  DATE_PICKER,
  FIRST_CHOICE,
  FORM_CORNERS,
  FORM_FONT,
  PHONE_FIELD,
  QUESTION_KIND,
} from '@slipway/contract/customer';
import type { PackLanguage } from '@slipway/contract/languages';
import type { StartConditions, WaiverSigner } from '@slipway/engine';

/** What the file says about the pages of customers, the same for every dock and boat. */
export interface CompanyPages {
  branding: Branding;
  languages: {
    default: string;
    /** In the order in which visitors see them, the default included. */
    offered: string[];
    /** For each language without a pack, the one that it starts from. */
    fallbacks: Record<string, PackLanguage>;
  };
  /** Own words in place of those of the packs, by language and key. */
  texts: ByLanguage;
  /** The company's words in other languages, by language and by the words in the default one. */
  translations: ByLanguage;
  options: {
    datePicker: keyof typeof DATE_PICKER;
    phone: keyof typeof PHONE_FIELD;
    first: keyof typeof FIRST_CHOICE;
    /** The form says how many boats are left when fewer are free; null never. */
    boatsLeftBelow: number | null;
  };
  alternatives: {
    enabled: boolean;
    /** Categories whose models do not replace one another. */
    noOtherModelsIn: string[];
  };
  /** By language; one without its own uses that of the default. */
  returnUrls: Record<string, string>;
  termsUrls: Record<string, string>;
  /** Whether events go to the tag of the company's own site. */
  analytics: boolean;
  startConditions: StartConditions;
}

type ByLanguage = Record<string, Record<string, string>>;

export interface Branding {
  logoUrl: string | null;
  darkLogoUrl: string | null;
  mainColor: string;
  accent: string;
  font: keyof typeof FORM_FONT;
  corners: keyof typeof FORM_CORNERS;
}

/** A question of the company; a list of IDs narrows down where it is asked, null does not. */
export interface Question {
  id: string;
  slug: string;
  kind: keyof typeof QUESTION_KIND;
  question: string;
  hint: string | null;
  choices: string[];
  required: boolean;
  sensitive: boolean;
  dockIds: string[] | null;
  boatModelIds: string[] | null;
  customerTypeIds: string[] | null;
}

/** A document to sign. Its version follows from its words, so that new words are a new version. */
export interface Waiver {
  id: string;
  slug: string;
  name: string;
  /** By language; the default one is always there. */
  documents: Record<string, WaiverDocument>;
  version: string;
  signer: WaiverSigner;
  requiredBeforeHandOut: boolean;
  retentionMonths: number;
}

/** What is read before signing: words with fields of the booking, or a PDF as it is. */
export type WaiverDocument = { name: string } & (
  | { text: string; pdf?: never }
  | { pdf: PdfReference; text?: never }
);

/** A PDF, known by its content. */
export interface PdfReference {
  /** In hexadecimal. */
  sha256: string;
  /** In bytes. */
  size: number;
}

/** A PDF that waivers refer to. */
export interface WaiverFile extends PdfReference {
  content: Uint8Array<ArrayBuffer>;
}

/** The messages around a trip. */
export interface MessageFlow {
  id: string;
  slug: string;
  name: string;
  /** E-mails that are not sent. */
  off: FlowMessage[];
  times: FlowTimes;
  /** A sentence of the company in an e-mail. */
  notes: Partial<Record<FlowMessage, string>>;
  textMessages: ('pickup_reminder' | 'start_link' | 'return_reminder')[];
  /** Who on the team hears of a new booking. */
  staffEmails: string[];
}

/** A relay or a tracker on a boat. */
export interface Hardware {
  type: 'quaylock' | 'beacon';
  serialNumber: string;
}

export interface AddOnCategory {
  id: string;
  slug: string;
  name: string;
  display: keyof typeof ADD_ON_DISPLAY;
}
