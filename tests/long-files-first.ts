import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** A long file that starts last would run alone on one of two workers. Vitest knows durations only after a first run. */
const longFiles = [
  'journeys/navigation/accessibility.spec.ts',
  'journeys/navigation/accessibility-of-languages.spec.ts',
];

export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => longFiles.some((path) => moduleId.endsWith(path));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
