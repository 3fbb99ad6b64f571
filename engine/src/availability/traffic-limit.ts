/** How many pickups and returns a dock can handle at each start time, over all its models. */
export interface TrafficLimit {
  count: 'pickups' | 'returns' | 'both';
  by: 'bookings' | 'boats';
  limit: number;
}
