/** Who may see and do what on the customers' pages. Secrets are stored as SHA-256 alone. */
export type CustomerPageTables = {
  /** What opens one booking; each mail holds one of its own. */
  booking_keys: {
    hash: string;
    booking_id: string;
    /** A key from a QR code opens this waiver and nothing else. */
    waiver_id: string | null;
    /** A key from a link that staff have copied opens this payment request and nothing else. */
    request_id: string | null;
    /** A key from a code that staff have shown opens the payment of the deposit and nothing else. */
    purpose: 'deposit' | null;
    created_at: Date;
    expires_at: Date;
  };
  /** From where the drafts of the form were made; forgotten after a day. */
  draft_addresses: {
    /** SHA-256 of the company and the address. */
    address_hash: string;
    booking_id: string;
    created_at: Date;
  };
  customer_sessions: {
    hash: string;
    customer_id: string;
    created_at: Date;
    expires_at: Date;
  };
  /** Links by which a customer chooses a password; a used one is deleted. */
  password_links: {
    hash: string;
    customer_id: string;
    created_at: Date;
    expires_at: Date;
  };
  wrong_sign_ins: {
    /** SHA-256 of the e-mail address in small letters. */
    account: string;
    attempts: number;
    last_at: Date;
  };
  /** What a customer has answered to the questions of the form. */
  booking_answers: {
    booking_id: string;
    question_id: string;
    answer: string;
    sensitive: boolean;
    answered_at: Date;
  };
};
