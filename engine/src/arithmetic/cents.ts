/** An amount of money in whole cents. */
export type Cents = number;
