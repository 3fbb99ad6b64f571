type Values = Record<string, unknown>;

function withParameters(template: string, params: Values): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (typeof value !== 'string' || value === '') {
      throw new TypeError(`${template} needs an ${name}, and it is empty.`);
    }
    return encodeURIComponent(value);
  });
}

/**
 * A value inside a group is written as `group[name]=value`, one of a list as `list[]=value`; what is
 * undefined is left out.
 */
function addTo(search: URLSearchParams, values: object, nameOf: (key: string) => string): void {
  for (const [key, value] of Object.entries(values)) {
    if (value === undefined) continue;
    if (Array.isArray(value)) {
      for (const item of value) search.append(`${nameOf(key)}[]`, String(item));
    } else if (typeof value === 'object')
      addTo(search, value, (inner) => `${nameOf(key)}[${inner}]`);
    else search.append(nameOf(key), String(value));
  }
}

/** The path of a request with its parameters and query filled in. */
export function addressOf(template: string, params: Values = {}, query: object = {}): string {
  const search = new URLSearchParams();
  addTo(search, query, (key) => key);
  return [withParameters(template, params), String(search)].filter(Boolean).join('?');
}
