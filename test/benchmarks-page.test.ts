import { expect, test } from 'vitest';
import { withSection } from '../scripts/bench/benchmarks-page.ts';

test('a part that is measured again replaces its own figures and leaves the others', () => {
  const first = withSection('# Benchmarks\n', 'API', '### 10,000 bookings\n\nslow');
  const both = withSection(first, 'Site', 'small');
  const page = withSection(both, 'API', '### 10,000 bookings\n\nfast');
  expect(page).toBe('# Benchmarks\n\n## API\n\n### 10,000 bookings\n\nfast\n\n## Site\n\nsmall\n');
});

test('sections stand in the same order whichever was measured first', () => {
  const site = withSection('', 'Site', 'small');
  expect(withSection(site, 'API', 'fast')).toMatch(/## API\n\nfast\n\n## Site\n\nsmall\n$/);
});
