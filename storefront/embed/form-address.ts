/** What `Slipway.open` takes: names and values of the link parameters. */
export type FormOptions = Record<string, string | number | boolean | readonly string[]>;

/** The address of the form with the options in it; the form ignores what it does not know. */
export function addressOf(origin: string, options: FormOptions): URL {
  const address = new URL('/book', origin);
  for (const [name, value] of Object.entries(options)) {
    address.searchParams.set(name, value === true ? '1' : String(value));
  }
  return address;
}

/** The way to the form where it cannot stand on the page. */
export function plainLink(address: URL): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = address.href;
  link.textContent = 'Booking form';
  return link;
}
