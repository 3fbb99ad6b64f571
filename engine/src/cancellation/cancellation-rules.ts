/** Of several steps the one with the most hours that still holds decides. */
export interface FeeStep {
  /** Hours before pickup, included. */
  atLeastHours: number;
  /** Share of the costs that is kept, 0 to 100. */
  percentage: number;
}

/** Whether and at what price customers of a type may cancel. */
export interface CancellationRules {
  customerMayCancel: boolean;
  /** Hours before pickup until which a customer may cancel. */
  noticeHours: number;
  feeSteps: FeeStep[];
}
