import { selectionOf } from '../../../scripts/lib/testing/jest.mjs'

const PROVE_ONLY = /\.prove\.test\.tsx?$/

const selected = async (project: 'int' | 'screens', isProve: boolean): Promise<string[]> => {
  const files = await selectionOf(project, {
    changes: () => ({ files: [], touchesEverything: true }),
    env: { ...process.env, PROVE_FILES: isProve ? '1' : '0' },
    passed: { has: () => false } as never,
    patterns: [],
    scope: isProve ? 'all' : 'changed',
  })
  return (files ?? []).toSorted()
}

describe('npm run prove', () => {
  it.each(['int', 'screens'] as const)(
    'runs the files of %s that take longest, which npm test leaves out',
    async (project) => {
      const [all, daily] = await Promise.all([selected(project, true), selected(project, false)])
      expect(all.filter((file) => PROVE_ONLY.test(file)).length).toBeGreaterThan(0)
      expect(daily).toEqual(all.filter((file) => !PROVE_ONLY.test(file)))
    },
    120_000,
  )
})
