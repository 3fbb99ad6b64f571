import type { OperationId } from '@slipway/contract';
import type { ComponentType } from 'react';
import { type Code, colorFirst } from '../../samples/highlighted-samples.ts';
import type { SampleLanguageId } from '../../samples/language-labels.ts';
import { VERIFY_WEBHOOK } from '../../samples/verify-webhook.ts';
import Authentication from './authentication.mdx';
import Boundaries from './boundaries.mdx';
import ConditionalRequests from './conditional-requests.mdx';
import Conventions from './conventions.mdx';
import Idempotency from './idempotency.mdx';
import Money from './money.mdx';
import Pagination from './pagination.mdx';
import RateLimits from './rate-limits.mdx';
import Sandbox from './sandbox.mdx';
import SeveralCompanies from './several-companies.mdx';
import Times from './times.mdx';
import TypeScriptClient from './typescript-client.mdx';
import Versions from './versions.mdx';
import Webhooks from './webhooks.mdx';

/** A part of the reference that is written, not derived. Its facts come from the contract. */
export interface ProseSection {
  /** The anchor of the section. */
  id: string;
  title: string;
  /** Words that readers look for and its title does not hold. */
  keywords?: string;
  /** MDX; calls in code become links. */
  Text: ComponentType<{ components?: object }>;
  /** An exchange of the contract that shows it. */
  example?: { operation: OperationId; name: string; shows: 'request' | 'answer' };
  /** Code in every language that no exchange holds. */
  sample?: { title: string; codes: () => Record<SampleLanguageId, Code> };
}

/** What holds for every call, in the order in which a newcomer needs it. */
export const PROSE: readonly ProseSection[] = [
  {
    id: 'sandbox',
    title: 'Sandbox and going live',
    Text: Sandbox,
  },
  {
    id: 'authentication',
    title: 'Authentication',
    Text: Authentication,
    example: { operation: 'getMe', name: 'oneCompany', shows: 'request' },
  },
  {
    id: 'several-companies',
    title: 'Several companies',
    Text: SeveralCompanies,
    example: { operation: 'getMe', name: 'severalCompanies', shows: 'answer' },
  },
  {
    id: 'conventions',
    title: 'Requests and answers',
    Text: Conventions,
  },
  {
    id: 'boundaries',
    title: 'What it does not do',
    keywords: 'refund cost card payment opening hours settings',
    Text: Boundaries,
  },
  {
    id: 'pagination',
    title: 'Pages of a list',
    keywords: 'cursor after nextCursor keep in step sync',
    Text: Pagination,
  },
  {
    id: 'idempotency',
    title: 'Repeating a request safely',
    Text: Idempotency,
  },
  {
    id: 'rate-limits',
    title: 'Rate limits',
    Text: RateLimits,
  },
  {
    id: 'conditional-requests',
    title: 'Asking only for changes',
    Text: ConditionalRequests,
  },
  {
    id: 'receiving-webhooks',
    title: 'Receiving webhooks',
    keywords: 'events signature verify secret retry endpoint HMAC',
    Text: Webhooks,
    sample: { title: 'Verify a webhook', codes: () => colorFirst(VERIFY_WEBHOOK) },
  },
  {
    id: 'times',
    title: 'Times and time zones',
    Text: Times,
  },
  {
    id: 'money',
    title: 'Money',
    Text: Money,
    example: { operation: 'getBooking', name: 'modelBooking', shows: 'answer' },
  },
  {
    id: 'versions',
    title: 'Versions',
    Text: Versions,
  },
  {
    id: 'typescript-client',
    title: 'TypeScript client',
    Text: TypeScriptClient,
  },
];
