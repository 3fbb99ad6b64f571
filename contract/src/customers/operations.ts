import Type from 'typebox';
import { FIELD_TEXT } from '../errors/texts.ts';
import { CUSTOMERS, INES, LEILA, NADIA, PAUL } from '../examples/people.ts';
import { idParameter, unknownIdExchange } from '../operations/by-id.ts';
import { dataOf, defineOperation, onlyPage, pageOf } from '../operations/operation.ts';
import { encodeCursor } from '../pagination/cursor.ts';
import { after, FROM_THE_START, page, pageOrCursor } from '../pagination/schema.ts';
import { anyMoment, text } from '../schema/fields.ts';
import { Customer, CustomerCreate, CustomerUpdate } from './schema.ts';

const wrongPage = {
  summary: 'The page is not a whole number',
  query: { page: 'two' },
  status: 422,
  answer: { errors: { page: ['must be a whole number'] } },
} as const;

const newCustomer = {
  customerTypeId: PAUL.customerTypeId,
  givenName: PAUL.givenName,
  familyName: PAUL.familyName,
  emailAddress: PAUL.emailAddress,
  preferredLocale: PAUL.preferredLocale,
};

const duplicate = {
  summary: 'Another customer has this e-mail address',
  body: { ...newCustomer, emailAddress: INES.emailAddress },
  status: 422,
  answer: { errors: { emailAddress: [FIELD_TEXT.duplicateEmail] } },
} as const;

export const listCustomers = defineOperation({
  id: 'listCustomers',
  method: 'get',
  path: '/v1/customers',
  tag: 'customers',
  summary: 'List customers',
  description: `Returns the customers of the company, in the order in which they were stored. To keep another system in step, begin with \`after=${FROM_THE_START}\` and go on with the \`nextCursor\` of each answer: then they come in the order in which they last changed, and none is skipped.`,
  query: Type.Object({
    page: Type.Optional(page),
    after: Type.Optional(after),
    updatedAfter: Type.Optional(
      anyMoment({
        description: 'Only customers that changed after this moment.',
        example: '2025-06-08T00:00:00Z',
      }),
    ),
  }),
  rule: pageOrCursor,
  answer: pageOf(Customer),
  answerDescription: 'One page of customers.',
  errors: [422],
  examples: {
    firstPage: {
      summary: 'The first page',
      query: { page: 1 },
      status: 200,
      answer: { data: CUSTOMERS, pagination: onlyPage(CUSTOMERS.length) },
    },
    inOrderOfChange: {
      summary: 'Those who changed since June 11, by cursor',
      query: { after: FROM_THE_START, updatedAfter: '2025-06-11T00:00:00Z' },
      status: 200,
      answer: {
        data: [NADIA, LEILA],
        pagination: {
          ...onlyPage(2, encodeCursor({ updatedAt: Date.parse(LEILA.updatedAt), id: LEILA.id })),
          totalItems: null,
          page: null,
          totalPages: null,
        },
      },
    },
    wrongPage,
    unknownCursor: {
      summary: 'A cursor that no list has given',
      query: { after: 'yesterday' },
      status: 422,
      answer: { errors: { after: [FIELD_TEXT.notACursor] } },
    },
  },
});

export const createCustomer = defineOperation({
  id: 'createCustomer',
  method: 'post',
  path: '/v1/customers',
  tag: 'customers',
  summary: 'Store a customer',
  description:
    'Stores a customer and returns it. When the e-mail address belongs to another customer already, this is an error, unless `addAliasOnDuplicate` is true: then the names and the phone number are stored as an alias of that customer, who is returned.',
  body: CustomerCreate,
  answer: dataOf(Customer),
  answerDescription: 'The stored customer.',
  errors: [422],
  examples: {
    knownOrNew: {
      summary: 'A guest, who may be stored already',
      body: { ...newCustomer, addAliasOnDuplicate: true },
      status: 200,
      answer: { data: PAUL },
    },
    duplicate,
    severalProblems: {
      summary: 'Everything that is wrong, at once',
      body: { ...newCustomer, givenName: '', emailAddress: 'paul', password: 'short' },
      status: 422,
      answer: {
        errors: {
          givenName: ['cannot be empty'],
          emailAddress: ['must be a valid e-mail address'],
          password: ['must be at least 8 characters'],
        },
      },
    },
  },
});

export const searchCustomers = defineOperation({
  id: 'searchCustomers',
  method: 'get',
  path: '/v1/customers/search',
  tag: 'customers',
  summary: 'Find customers by e-mail address',
  description:
    'Returns the customers whose e-mail address is the one you send. Case does not count. The list is empty when there is none.',
  query: Type.Object({
    emailAddress: text(
      { description: 'The whole e-mail address.', example: INES.emailAddress },
      { format: 'email' },
    ),
    page: Type.Optional(page),
  }),
  answer: pageOf(Customer),
  answerDescription: 'One page of customers.',
  errors: [422],
  examples: {
    found: {
      summary: 'A known address',
      query: { emailAddress: INES.emailAddress },
      status: 200,
      answer: { data: [INES], pagination: onlyPage(1) },
    },
    notFound: {
      summary: 'An unknown address',
      query: { emailAddress: 'nobody@example.com' },
      status: 200,
      answer: { data: [], pagination: onlyPage(0) },
    },
    missingAddress: {
      summary: 'No address was sent',
      status: 422,
      answer: { errors: { emailAddress: ['is required'] } },
    },
  },
});

export const getCustomer = defineOperation({
  id: 'getCustomer',
  method: 'get',
  path: '/v1/customers/{id}',
  tag: 'customers',
  summary: 'Show a customer',
  description: 'Returns one customer.',
  params: idParameter('customer', INES.id),
  answer: dataOf(Customer),
  answerDescription: 'The customer.',
  errors: [404],
  examples: {
    ines: {
      summary: 'Ines Okafor',
      params: { id: INES.id },
      status: 200,
      answer: { data: INES },
    },
    unknownId: unknownIdExchange('customer'),
  },
});

export const updateCustomer = defineOperation({
  id: 'updateCustomer',
  method: 'post',
  path: '/v1/customers/{id}',
  tag: 'customers',
  summary: 'Change a customer',
  description:
    'Changes the fields that you send, leaves the others as they are, and returns the customer. A new e-mail address ends the sessions and links of the customer, and the address before gets a message about it.',
  params: idParameter('customer', INES.id),
  body: CustomerUpdate,
  answer: dataOf(Customer),
  answerDescription: 'The customer after the change.',
  errors: [404, 422],
  examples: {
    newPhone: {
      summary: 'A new phone number',
      params: { id: INES.id },
      body: { phoneNumber: '+447700900789' },
      status: 200,
      answer: { data: { ...INES, phoneNumber: '+447700900789' } },
    },
    wrongPhone: {
      summary: 'A phone number without its country',
      params: { id: INES.id },
      body: { phoneNumber: '07700 900789' },
      status: 422,
      answer: {
        errors: {
          phoneNumber: ['must be a phone number in E.164 form, for example +447700900123'],
        },
      },
    },
    unknownId: unknownIdExchange('customer', { phoneNumber: '+447700900789' }),
  },
});
