import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** A long file that starts last would run alone. Vitest knows durations only after a first run. */
const longFiles = [
  'journeys/operations/start-and-stop.spec.ts',
  'journeys/navigation/accessibility.spec.ts',
  'journeys/catalogue/lists.spec.ts',
  'tests/architecture/language.test.ts',
  'tests/architecture/code.test.ts',
  'backend/catalogue-index/search/search-demo-titles.test.ts',
  'journeys/checkout/pay-later.spec.ts',
  'journeys/checkout/checkout.spec.ts',
  'journeys/checkout/downloads.spec.ts',
  'journeys/cart/cart-failures.spec.ts',
  'journeys/session/markets.spec.ts',
  'journeys/navigation/header-and-menus.spec.ts',
  'journeys/catalogue/favorites.spec.ts',
  'cli/commands/setup/backup.api.test.ts',
  'cli/commands/setup/demo.api.test.ts',
  'backend/catalogue-index/engines-agree.api.test.ts',
  'backend/features/auth/password/guessing.api.test.ts',
  'cli/commands/import/import.api.test.ts',
];

export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => longFiles.some((path) => moduleId.endsWith(path));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
