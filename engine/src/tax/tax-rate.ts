/** A tax rate of the company. */
export interface TaxRate {
  id: string;
  name: string;
  /** 0 to 100. */
  percentage: number;
}
