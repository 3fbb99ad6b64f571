/** From a key to the first booking: each call needs only what the ones before it returned. */
export const QUICKSTART = {
  id: 'quickstart',
  title: 'Quickstart: your first booking in four calls',
  opening:
    'Press **Run** to try each call in this tab, where each step hands its IDs on. For your own program you need an [API key](#authentication). The [sandbox](#sandbox) on your own machine prints a key and knows the very same IDs: put its address in place of the one in the samples.',
  steps: [
    {
      title: 'Choose a dock',
      text: 'List the docks of the company. Keep the `id` of the one where the trip starts.',
      operation: 'listDocks',
      example: 'twoDocks',
    },
    {
      title: 'Choose a boat model',
      text: 'Customers book a model; the boat itself is chosen at hand-out. Keep its `id` as well.',
      operation: 'listBoatModels',
      example: 'threeModels',
    },
    {
      title: 'Find the customer',
      text: 'Look the customer up by e-mail address. For a new one, store them first with `POST /v1/customers`.',
      operation: 'searchCustomers',
      example: 'found',
    },
    {
      title: 'Make the booking',
      text: 'Send the three IDs with the times of the trip. Availability is checked and the price calculated in the same call. The booking is confirmed at once, and recorded as paid unless you send `paid: false`.',
      operation: 'createBooking',
      example: 'paid',
    },
  ],
  closing:
    'The answer holds the `bookingId`; `GET /v1/bookings/{id}` shows the booking with its price. To see beforehand how many boats are free, ask `GET /v1/availability`.',
} as const;
