import { readSearchSettings } from '../src/search/settings.ts';

export const search = readSearchSettings(process.env);
