/**
 * The company of most tests, one that has a thank-you page and a language of its own, and one that
 * calls everything by as long a name as it may.
 */
export const [SLUG, THANKS_SLUG, LONG_SLUG] = ['heronbay-form', 'heronbay-thanks', 'heronbay-long'];

/** Where the second one sends its customers. */
export const RETURN_URL = 'https://www.heronbay.example/thanks';
