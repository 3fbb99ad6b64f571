import type { Generated, JSONColumnType } from 'kysely';

export type TripTables = {
  /** The use of one boat within a booking, from the moment at which its hull is known. */
  trips: {
    id: string;
    booking_id: string;
    /** Which of the boats of the booking it is, from 1 on. */
    position: number;
    boat_id: string;
    named_at: Date;
    out_at: Date | null;
    /** Who handed it out or started it, as the history names them. */
    out_by: string | null;
    /** Since when its motor has been stopped for a while. */
    paused_at: Date | null;
    back_at: Date | null;
    back_by: string | null;
    /** Whether staff explained boat, waters and return before it left. */
    briefed: Generated<boolean>;
  };
  /** A signed copy of a waiver. */
  waiver_signatures: {
    id: string;
    booking_id: string;
    waiver_id: string;
    /** Tells the published texts of a waiver apart. */
    version: string;
    language: string;
    document: JSONColumnType<SignedDocument>;
    /** The PDF that was signed; null when the document holds the words. */
    file_sha256: string | null;
    signer_name: string;
    /** The strokes as SVG path data; null when the name was typed in place of drawing. */
    signature: string | null;
    signed_at: Date;
    /** Who held the device, as the history names them. */
    signed_by: string;
    delete_at: Date;
  };
};

/** The words that were signed, with the fields of the booking filled in. */
export type SignedDocument = { name: string; paragraphs: string[] };
