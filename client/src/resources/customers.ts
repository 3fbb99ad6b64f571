import type { CallOptions, WriteOptions } from '../options.ts';
import type { Send } from '../transport/operation.ts';
import type {
  Customer,
  CustomerCreate,
  CustomerUpdate,
  ListCustomersQuery,
  SearchCustomersQuery,
} from '../types.generated.ts';
import { everyItem, type Page } from './every-item.ts';

/**
 * People who rent boats.
 *
 * @example
 * for await (const customer of slipway.customers.search({ emailAddress })) greet(customer);
 */
export class Customers {
  readonly #send: Send;

  constructor(send: Send) {
    this.#send = send;
  }

  /** Every customer of the company, in the order in which they were stored. */
  list(options?: CallOptions): AsyncGenerator<Customer, void, undefined> {
    return everyItem((page) => this.listPage({ page }, options));
  }

  /** One page of the customers. */
  listPage(query: ListCustomersQuery = {}, options?: CallOptions): Promise<Page<Customer>> {
    return this.#send('GET /v1/customers', { query }, options);
  }

  /** Every customer with exactly this e-mail address; case does not count. */
  search(
    query: Omit<SearchCustomersQuery, 'page'>,
    options?: CallOptions,
  ): AsyncGenerator<Customer, void, undefined> {
    return everyItem((page) => this.searchPage({ ...query, page }, options));
  }

  /** One page of the customers with exactly this e-mail address. */
  searchPage(query: SearchCustomersQuery, options?: CallOptions): Promise<Page<Customer>> {
    return this.#send('GET /v1/customers/search', { query }, options);
  }

  /** One customer. */
  async get(id: string, options?: CallOptions): Promise<Customer> {
    return (await this.#send('GET /v1/customers/{id}', { params: { id } }, options)).data;
  }

  /** Stores a customer and returns it. */
  async create(customer: CustomerCreate, options?: WriteOptions): Promise<Customer> {
    return (await this.#send('POST /v1/customers', { body: customer }, options)).data;
  }

  /** Changes the fields that are given and returns the customer. */
  async update(id: string, changes: CustomerUpdate, options?: WriteOptions): Promise<Customer> {
    const input = { params: { id }, body: changes };
    return (await this.#send('POST /v1/customers/{id}', input, options)).data;
  }
}
