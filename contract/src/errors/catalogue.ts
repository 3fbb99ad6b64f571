import { RATE_LIMIT_PER_MINUTE, REQUESTS_IN_FLIGHT } from '../limits.ts';
import { ErrorAnswer, ValidationErrorsAnswer } from './schema.ts';
import {
  ERROR_TEXT,
  notFoundText,
  tooManyBoatsText,
  tooManyPassengersText,
  tooManyPiecesText,
  unknownPathText,
} from './texts.ts';

const unknownBooking = notFoundText('booking', 'e6a1a1a0-5f0b-4a63-8f0e-2f3f3f0d9a11');

/**
 * The error catalogue: every status other than 200 and 304 that the API answers. `sentences` are
 * all that its `error` can say; those of a 422 are in `errors`, by field.
 */
export const ERROR_CATALOGUE = {
  401: {
    name: 'Unauthorized',
    meaning: 'Unauthorized, for example an invalid API key supplied',
    cause:
      'The key is missing, mistyped or revoked, or it may not work for the company in `X-Tenant-Id`.',
    remedy:
      'Check the `Authorization` header. Make a new key in **Settings → Connections → API keys** if the old one was revoked. IDs for `X-Tenant-Id` are in `GET /me`.',
    schema: ErrorAnswer,
    sentences: [ERROR_TEXT.invalidKey, ERROR_TEXT.missingKey, ERROR_TEXT.foreignTenant],
    example: { error: ERROR_TEXT.invalidKey },
  },
  404: {
    name: 'NotFound',
    meaning: 'Not found, for example a resource with a given ID was not found',
    cause: 'The ID does not exist in this company, or the path or method is not one of the API.',
    remedy: 'Check the ID, the path and, with a key for several companies, `X-Tenant-Id`.',
    schema: ErrorAnswer,
    sentences: [unknownBooking, unknownPathText('GET', '/v1/boats')],
    example: { error: unknownBooking },
  },
  406: {
    name: 'NotAcceptable',
    meaning:
      "Booking parameters not acceptable, for example 'No availability for the selected dates'",
    cause: 'The request is well formed, but no such booking can be made.',
    remedy:
      'Read the sentence. Ask `GET /v1/start-times` for other times, or choose another length, boat model or dock.',
    schema: ErrorAnswer,
    sentences: [
      ERROR_TEXT.noAvailability,
      ERROR_TEXT.noRentalSetup,
      ERROR_TEXT.noPrice,
      ERROR_TEXT.priceBelowZero,
      ERROR_TEXT.dockNotOpen,
      ERROR_TEXT.trafficLimit,
      tooManyPassengersText(5),
      tooManyBoatsText(2),
      tooManyPiecesText('Picnic box', 4),
      ERROR_TEXT.unknownCoupon,
      ERROR_TEXT.pickupPassed,
      ERROR_TEXT.priceChanged,
      ERROR_TEXT.finalStatus,
      ERROR_TEXT.holdEnded,
      ERROR_TEXT.holdTooLong,
      ERROR_TEXT.notAHold,
      ERROR_TEXT.noCustomer,
      ERROR_TEXT.cannotConfirm,
      ERROR_TEXT.tooMuchReceived,
      ERROR_TEXT.feeChanged,
    ],
    example: { error: ERROR_TEXT.noAvailability },
  },
  422: {
    name: 'ValidationFailed',
    meaning: 'Validation errors for customer, booking or availability',
    cause: 'One or more fields are missing, unknown or have a value that is not allowed.',
    remedy:
      'Read `errors`: it names every field that is wrong and says why. Mend them all at once.',
    schema: ValidationErrorsAnswer,
    sentences: [],
    example: { errors: { emailAddress: ['must be a valid e-mail address'] } },
  },
  429: {
    name: 'TooManyAttempts',
    meaning: "Too many attempts, for example 'Too Many Attempts.'",
    cause: `The key sent more than ${RATE_LIMIT_PER_MINUTE.toLocaleString('en-US')} requests in a minute, unless agreed otherwise, or had more than ${REQUESTS_IN_FLIGHT} under way at the same moment; or the API is overloaded for a moment.`,
    remedy: 'Wait for as many seconds as `Retry-After` says, then send the request again.',
    schema: ErrorAnswer,
    sentences: [ERROR_TEXT.tooManyAttempts],
    example: { error: ERROR_TEXT.tooManyAttempts },
  },
  500: {
    name: 'InternalServerError',
    meaning:
      'Internal server error. The platform is notified automatically. The caller should retry later or contact support.',
    cause: 'Something failed on our side. Nothing was half written.',
    remedy:
      'Retry with the same `Idempotency-Key`, after as many seconds as `Retry-After` says if it is there, or contact support with the `X-Request-Id` of the answer.',
    schema: ErrorAnswer,
    sentences: [ERROR_TEXT.internal, ERROR_TEXT.notReady],
    example: { error: ERROR_TEXT.internal },
  },
} as const;

export type ErrorStatus = keyof typeof ERROR_CATALOGUE;

export const ERROR_STATUSES: readonly ErrorStatus[] = [401, 404, 406, 422, 429, 500];
