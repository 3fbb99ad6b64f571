export type HousekeepingTables = {
  /** Kept by rate-limiter-flexible, whose column names these are. */
  rate_limits: {
    key: string;
    points: number;
    expire: number | null;
  };
};
