/** Where a guide begins on the real dashboard: read from the step file beside the guide. */
export interface TryItStart {
  name: string;
  memberId: string;
  role: string;
  screen: string;
}
