import '../Answers/styles.module.css';
import '../Changelog/styles.module.css';
import '../CodeSample/styles.module.css';
import '../Columns/styles.module.css';
import '../Deprecations/styles.module.css';
import '../Errors/styles.module.css';
import '../FieldList/styles.module.css';
import '../Folded/styles.module.css';
import '../HeaderNames/styles.module.css';
import '../Intro/styles.module.css';
import '../JsonSample/styles.module.css';
import '../LanguageChoice/styles.module.css';
import '../Limits/styles.module.css';
import '../Markdown/styles.module.css';
import '../Method/styles.module.css';
import '../Navigation/styles.module.css';
import '../Operation/styles.module.css';
import '../Quickstart/styles.module.css';
import '../reference.module.css';
import '../SampleFrame/styles.module.css';
import '../Schemas/styles.module.css';
import '../Section/styles.module.css';
import '../Toolbar/styles.module.css';
import type { RenderedReference } from './rendered-reference.ts';

/**
 * The browser finds the reference in the page and needs only its styles: React leaves the content
 * of an element alone that it knows to be set from outside.
 */
export const reference: RenderedReference = { html: '', anchors: [], links: [] };
