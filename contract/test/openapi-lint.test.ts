import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { openApiFiles } from '../src/openapi/files.ts';

test("the OpenAPI document passes Redocly's strict rules", async () => {
  const problems = await lintFromString({
    source: openApiFiles()['openapi.yaml'],
    absoluteRef: 'openapi.yaml',
    config: await createConfig({ extends: ['recommended-strict'] }),
  });
  expect(
    problems.map(
      (problem) => `${problem.ruleId} ${problem.location[0]?.pointer}: ${problem.message}`,
    ),
  ).toEqual([]);
});
