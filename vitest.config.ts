import { defineConfig } from 'vitest/config'

const root = import.meta.dirname

const withDatabase = { globalSetup: ['tests/support/prepareDatabase.mjs'] }

export default defineConfig({
  resolve: {
    alias: [
      { find: /^@payload-config$/, replacement: `${root}/payload.config.ts` },
      { find: /^@\//, replacement: `${root}/src/` },
      { find: /^@tests\//, replacement: `${root}/tests/` },
    ],
  },
  test: {
    execArgv: ['--import', `${root}/tests/support/noAssets.mjs`],
    globals: true,
    hookTimeout: 60_000,
    // Packages are loaded once in a process, our own modules anew for each file: loading Payload for each takes longer than most files do.
    isolate: false,
    maxWorkers: 2,
    pool: 'forks',
    projects: [
      { extends: true, test: { name: 'unit', include: ['tests/unit/**/*.test.ts?(x)'] } },
      { extends: true, test: { name: 'int', include: ['tests/int/**/*.test.ts'], ...withDatabase } },
      { extends: true, test: { name: 'isolation', include: ['tests/isolation/**/*.test.ts'], ...withDatabase } },
    ],
    restoreMocks: true,
    sequence: { hooks: 'list' },
    setupFiles: ['tests/support/startFresh.ts'],
    testTimeout: 60_000,
  },
})
