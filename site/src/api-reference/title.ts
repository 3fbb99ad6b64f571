import { systemPages } from '../systemPages.ts';

export const REFERENCE_TITLE = systemPages['/api/'].title;
