/** What is opened: a trip, and whether its boat is being chosen. */
export type Opened = {
  key: string;
  choosing: 'handOut' | 'swap' | null;
  /** The boat that somebody pointed at, when they came from it. */
  boatId?: string;
};
