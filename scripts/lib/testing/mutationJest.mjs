import { join } from 'node:path'
import { unit } from '../../../jest.config.mjs'

const rootDir = join(import.meta.dirname, '..', '..', '..')

/** Jest's configuration for mutation tests: the unit tests of the mutated folder. */
export default {
  ...unit,
  rootDir,
  // Stryker resolves it before Jest does.
  testEnvironment: join(rootDir, 'tests', 'support', 'jest', 'environment.mjs'),
  testMatch: ['<rootDir>/tests/unit/access/**/*.test.ts'],
}
