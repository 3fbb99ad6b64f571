import { defineConfig } from 'vitest/config';
import { tags } from '../scripts/test/left-out.ts';

export default defineConfig({ test: { include: ['test/**/*.test.ts'], tags } });
