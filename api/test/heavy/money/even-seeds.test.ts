// @module-tag all

import { testStories } from './stories.ts';

testStories(2);
