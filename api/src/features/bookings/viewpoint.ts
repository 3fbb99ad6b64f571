/** When the question is asked, and which booking does not count because it is being changed. */
export type Viewpoint = { now: Date; exceptBookingId?: string | undefined };
