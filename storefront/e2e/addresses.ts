/** The company of most tests, and one that has a thank-you page and a language of its own. */
export const [SLUG, THANKS_SLUG] = ['heronbay-form', 'heronbay-thanks'];

/** Where the second one sends its customers. */
export const RETURN_URL = 'https://www.heronbay.example/thanks';
