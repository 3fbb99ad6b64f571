import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Begins with the folders of long tests: one that began last would run alone at the end. The others
 * follow as Vitest has them, the longest of the last run or the largest first.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => moduleId.includes('/test/heavy/');
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
