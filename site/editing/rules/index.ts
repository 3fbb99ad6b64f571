import type { Rule } from '../rule.ts';
import { admonitions } from './admonitions.ts';
import { amounts } from './amounts.ts';
import { contractValues } from './contract-values.ts';
import { dashboardLabels } from './dashboard-labels.ts';
import { headings } from './headings.ts';
import { length } from './length.ts';
import { linkTargets } from './link-targets.ts';
import { linkTexts } from './link-texts.ts';
import { pictureTexts } from './picture-texts.ts';
import { productNames } from './product-names.ts';
import { readingLevel } from './reading-level.ts';
import { releaseLinks } from './release-links.ts';
import { releaseOpenings } from './release-openings.ts';
import { repeatedParagraphs } from './repeated-paragraphs.ts';
import { rhythm } from './rhythm.ts';
import { saturday } from './saturday.ts';
import { sinceLabels } from './since-labels.ts';
import { spelling } from './spelling.ts';
import { steps } from './steps.ts';
import { taskMinutes } from './task-minutes.ts';
import { terminology } from './terminology.ts';
import { titles } from './titles.ts';
import { troubleTables } from './trouble-tables.ts';
import { turns } from './turns.ts';
import { wholeSentences } from './whole-sentences.ts';

/** Everything that editing looks for. */
export const rules: readonly Rule[] = [
  titles,
  headings,
  spelling,
  terminology,
  readingLevel,
  rhythm,
  turns,
  length,
  repeatedParagraphs,
  troubleTables,
  wholeSentences,
  releaseLinks,
  releaseOpenings,
  sinceLabels,
  steps,
  taskMinutes,
  admonitions,
  linkTexts,
  linkTargets,
  pictureTexts,
  dashboardLabels,
  productNames,
  contractValues,
  amounts,
  saturday,
];
