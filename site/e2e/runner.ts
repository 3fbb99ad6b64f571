import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { hydrated } from './hydrated.ts';

interface DocumentedOperation {
  operationId: string;
  responses: Record<
    string,
    { content?: { 'application/json': { examples?: Record<string, { value: unknown }> } } }
  >;
}

export interface DocumentedExchange {
  operation: string;
  method: 'get' | 'post';
  example: string;
  status: number;
  answer: unknown;
}

/** Every exchange that the OpenAPI document shows, reads first: they leave the world as it is. */
export function documentedExchanges(): DocumentedExchange[] {
  const file = path.resolve(__dirname, '../../contract/openapi.json');
  const { paths } = JSON.parse(readFileSync(file, 'utf8')) as {
    paths: Record<string, Record<'get' | 'post', DocumentedOperation | undefined>>;
  };
  return (['get', 'post'] as const).flatMap((method) =>
    Object.values(paths)
      .flatMap((path) => path[method] ?? [])
      .flatMap(({ operationId: operation, responses }) =>
        Object.entries(responses).flatMap(([status, { content }]) =>
          Object.entries(content?.['application/json'].examples ?? {}).map(
            ([example, { value }]) => ({
              operation,
              method,
              example,
              status: Number(status),
              answer: value,
            }),
          ),
        ),
      ),
  );
}

export async function openReference(page: Page): Promise<void> {
  await page.goto('/api/');
  await hydrated(page);
}

/**
 * Unfolds what a button is in and presses it, without waiting for the page to stand still: it lays
 * itself out as it goes.
 */
export async function press(button: Locator): Promise<void> {
  await button.first().evaluate((element: HTMLElement) => {
    for (let place: Element | null = element; place; place = place.parentElement) {
      if (place instanceof HTMLDetailsElement) place.open = true;
    }
    element.click();
  });
}

/** The only runner that is open, once its answer is there. */
export async function answered(page: Page): Promise<Locator> {
  const runner = page.locator('[data-runner]');
  await runner.locator('[data-status]').waitFor({ timeout: 60_000 });
  return runner;
}

export async function answerOf(runner: Locator): Promise<{ status: number; answer: unknown }> {
  const status = Number(await runner.locator('[data-status]').getAttribute('data-status'));
  const text = await runner.locator('[data-json]').textContent();
  return { status, answer: JSON.parse(text ?? 'null') };
}

export async function closeRunner(page: Page): Promise<void> {
  await press(page.locator('[data-runner]').getByRole('button', { name: 'Close' }));
  await page.locator('[data-runner]').waitFor({ state: 'detached' });
}
