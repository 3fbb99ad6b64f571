/** Shown above the navbar until the reader closes it. Set to `undefined` to show none. */
export const announcement = {
  id: 'v1.14',
  content: 'New in v1.14: <a href="/releases/v1.14/">let customers carry the booking fee</a>.',
  isCloseable: true,
};
