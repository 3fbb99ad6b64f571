/** What the team keeps about bookings. */
export type TeamBookingTables = {
  booking_notes: {
    id: string;
    booking_id: string;
    text: string;
    /** Who wrote it, as the history names them. */
    author: string;
    created_at: Date;
  };
  /** Views of the list of bookings that a member comes back to. */
  saved_filters: {
    id: string;
    member_id: string;
    name: string;
    /** As the query of the list. */
    filter: string;
  };
  /** Files that members have exported, until their links end. */
  exported_files: {
    id: string;
    member_id: string;
    file_name: string;
    content_type: string;
    base64: string;
    expires_at: Date;
  };
};
