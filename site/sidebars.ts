import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { boostRevenue } from './config/sidebars/boost-revenue.ts';
import { courses } from './config/sidebars/courses.ts';
import { dayToDay } from './config/sidebars/day-to-day.ts';
import { settings } from './config/sidebars/settings.ts';

const sidebars: SidebarsConfig = { dayToDay, boostRevenue, settings, courses };

export default sidebars;
