// What takes longest, which `npm run prove` runs, and whoever names them.
const ignored = process.env.PROVE_FILES === '1' ? [] : ['\\.prove\\.test\\.tsx?$']
const SUPPORT = '<rootDir>/tests/support/jest'

const shared = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleFileExtensions: ['ts', 'tsx', 'mjs', 'js', 'json', 'node'],
  moduleNameMapper: {
    '\\.(css|scss|svg|png)$': `${SUPPORT}/nothing.mjs`,
    '^@payload-config$': '<rootDir>/payload.config.ts',
    '^@/(.*)$': '<rootDir>/src/$1',
    '^@tests/(.*)$': '<rootDir>/tests/$1',
  },
  restoreMocks: true,
  roots: ['<rootDir>/src', '<rootDir>/tests'],
  // Packages are loaded once per process, our own modules once per test file: loading Payload for each would take
  // longer than most test files run.
  runtime: `${SUPPORT}/runtime.mjs`,
  testPathIgnorePatterns: ['/node_modules/', ...ignored],
  testEnvironment: `${SUPPORT}/environment.mjs`,
  transform: { '\\.tsx?$': `${SUPPORT}/transform.mjs` },
}

/** Tests of rules, without a database. */
export const unit = { ...shared, displayName: 'unit', testMatch: ['<rootDir>/tests/unit/**/*.test.ts?(x)'] }

const withDatabase = { ...shared, globalSetup: '<rootDir>/tests/support/prepareDatabase.mjs' }

/** @type {import('jest').Config} */
export default {
  maxWorkers: 2,
  projects: [
    unit,
    { ...withDatabase, displayName: 'int', testMatch: ['<rootDir>/tests/int/**/*.test.ts'] },
    {
      ...withDatabase,
      displayName: 'screens',
      testEnvironment: `${SUPPORT}/dom.mjs`,
      testMatch: ['<rootDir>/tests/screens/**/*.test.tsx'],
    },
    { ...withDatabase, displayName: 'isolation', testMatch: ['<rootDir>/tests/isolation/**/*.test.ts'] },
  ],
  testTimeout: 60_000,
  // What a file leaves behind in the packages that all files share. A worker that holds this much makes room for a new one
  // before it reaches the 4 GB at which it would end in the middle of a test.
  workerIdleMemoryLimit: '2500MB',
}
