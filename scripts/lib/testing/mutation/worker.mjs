import { runCLI } from 'jest'
import { root } from '../../root.mjs'

// Runs the tests of a folder for one mutant after another in a single process, so that packages stay loaded.
const [folder = ''] = process.argv.slice(2)

process.on('message', async (/** @type {import('./mutantsOf.mjs').Mutant} */ mutant) => {
  Object.assign(globalThis, { callboardMutant: mutant })
  const { results } = await runCLI(
    {
      $0: '',
      _: [],
      reporters: [],
      runInBand: true,
      selectProjects: ['unit'],
      silent: true,
      testPathPatterns: [folder],
      watchman: false,
    },
    [root],
  )
  process.send?.({ passed: results.success && results.numPassedTests > 0 })
})
process.on('disconnect', () => process.exit())
