const shared = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleFileExtensions: ['ts', 'tsx', 'mjs', 'js', 'json', 'node'],
  moduleNameMapper: {
    '^@payload-config$': '<rootDir>/payload.config.ts',
    '^@/(.*)$': '<rootDir>/src/$1',
    '^@tests/(.*)$': '<rootDir>/tests/$1',
    '\\.(css|scss|svg|png)$': '<rootDir>/tests/support/noStyles.cjs',
  },
  testEnvironment: 'node',
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      { jsc: { parser: { syntax: 'typescript', tsx: true }, target: 'es2023', transform: { react: { runtime: 'automatic' } } }, module: { type: 'es6' } },
    ],
  },
  transformIgnorePatterns: ['/node_modules/'],
}

const withDatabase = {
  ...shared,
  globalSetup: '<rootDir>/tests/support/prepareDatabase.mjs',
}

/** @type {import('jest').Config} */
export default {
  maxWorkers: 2,
  projects: [
    { ...shared, displayName: 'unit', testMatch: ['<rootDir>/tests/unit/**/*.test.ts?(x)'] },
    { ...withDatabase, displayName: 'int', testMatch: ['<rootDir>/tests/int/**/*.test.ts'] },
    { ...withDatabase, displayName: 'isolation', testMatch: ['<rootDir>/tests/isolation/**/*.test.ts'] },
  ],
  testTimeout: 60_000,
}
