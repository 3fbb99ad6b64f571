import type {
  AddOnCategory,
  CompanyPages,
  Hardware,
  MessageFlow,
  Question,
  Waiver,
} from '@slipway/company';
import type { JSONColumnType } from 'kysely';

export type PageTables = {
  /** One row for each company: what holds for all of its customers' pages. */
  company_pages: {
    id: string;
    branding: JSONColumnType<CompanyPages['branding']>;
    languages: JSONColumnType<CompanyPages['languages']>;
    texts: JSONColumnType<CompanyPages['texts']>;
    translations: JSONColumnType<CompanyPages['translations']>;
    options: JSONColumnType<CompanyPages['options']>;
    alternatives: JSONColumnType<CompanyPages['alternatives']>;
    return_urls: JSONColumnType<CompanyPages['returnUrls']>;
    terms_urls: JSONColumnType<CompanyPages['termsUrls']>;
    analytics: boolean;
    start_conditions: JSONColumnType<CompanyPages['startConditions']>;
  };
  questions: {
    id: string;
    kind: Question['kind'];
    question: string;
    hint: string | null;
    choices: string[];
    required: boolean;
    sensitive: boolean;
    /** Null means every dock. */
    dock_ids: string[] | null;
    /** Null means every boat model. */
    boat_model_ids: string[] | null;
    /** Null means every customer type. */
    customer_type_ids: string[] | null;
    position: number;
    archived_at: Date | null;
  };
  waivers: {
    id: string;
    name: string;
    documents: JSONColumnType<Waiver['documents']>;
    /** Another one with other words. */
    version: string;
    signer: Waiver['signer'];
    required_before_hand_out: boolean;
    retention_months: number;
    position: number;
    archived_at: Date | null;
  };
  /** The PDFs of waivers, each once. */
  waiver_files: {
    /** In hexadecimal, of the content. */
    sha256: string;
    content: Uint8Array;
  };
  message_flows: {
    id: string;
    name: string;
    definition: JSONColumnType<Omit<MessageFlow, 'id' | 'slug' | 'name'>>;
  };
  add_on_categories: {
    id: string;
    name: string;
    display: AddOnCategory['display'];
    position: number;
  };
};

/** A relay or a tracker, as the column of a boat holds it. */
export type HardwareColumn = JSONColumnType<Hardware | null, string | null, string | null>;
