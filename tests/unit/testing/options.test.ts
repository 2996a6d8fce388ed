import { existsSync, globSync, readdirSync } from 'node:fs'
import { areasOf, AREAS } from '../../../scripts/lib/testing/areas.mjs'
import { CORE_INTEGRATION } from '../../../scripts/lib/testing/core.mjs'
import { readOptions } from '../../../scripts/lib/testing/options.mjs'
import { withSecondTry } from '../../../scripts/lib/testing/secondTry.mjs'
import { chooseSteps, STEPS } from '../../../scripts/lib/testing/steps.mjs'

const SLOW = ['mutation', 'plugins']
const stepsOf = (...args: string[]) => chooseSteps(readOptions(args)).map(([name]) => name)

describe('arguments of npm test', () => {
  it('choose the core by default, and named steps in their own order', () => {
    expect(readOptions([]).scope).toBe('core')
    expect(stepsOf()).toEqual(Object.keys(STEPS).filter((name) => !SLOW.includes(name)))
    expect(stepsOf('unit', 'types')).toEqual(['types', 'unit'])
    expect(stepsOf('--prove')).toEqual(Object.keys(STEPS))
  })

  it('narrow the choice by paths, and are refused when they are neither step nor path', () => {
    expect(readOptions(['int', 'tests/int/start'])).toMatchObject({
      patterns: ['tests/int/start'],
      scope: 'named',
      steps: ['int'],
    })
    expect(() => readOptions(['itn'])).toThrow('There is no step itn')
    expect(() => readOptions(['--shard', '0/4'])).toThrow('--shard takes')
    expect(() => readOptions(['--quick'])).toThrow('--quick')
  })

  it('choose what a change since a commit or a time can affect', () => {
    expect(readOptions(['changed', '--since', '12 hours ago'])).toMatchObject({
      scope: 'changed',
      since: '12 hours ago',
    })
  })

  it('divide all steps between shards, and those with many files by file', () => {
    const shards = [1, 2, 3].map((part) => stepsOf('--prove', '--shard', `${part}/3`))
    for (const name of Object.keys(STEPS))
      expect([name, shards.filter((shard) => shard.includes(name)).length]).toEqual([
        name,
        ['int', 'e2e'].includes(name) ? 3 : 1,
      ])
  })
})

describe('browser tests affected by a change', () => {
  it('are those of its area, and all for code that every screen uses', () => {
    expect(areasOf(['src/plugins/reviews/components/ReviewField.tsx'])).toEqual(['reviews'])
    expect(areasOf(['src/components/ui/Button/Button.tsx'])).toEqual([''])
    expect(areasOf(['src/access/person.ts', 'docs/staff.md'])).toEqual([''])
    expect(areasOf(['tests/e2e/day/clicks.spec.ts', 'README.md', 'tests/unit/time/zones.test.ts'])).toEqual([
      'day/clicks.spec.ts',
    ])
    expect(areasOf(['docs/staff.md'])).toEqual([])
  })

  it('are listed by folders and areas that exist', () => {
    const folders = readdirSync('tests/e2e')
    for (const [prefix, areas] of AREAS) {
      expect([prefix, existsSync(prefix)]).toEqual([prefix, true])
      for (const area of areas)
        expect([area, area === '' || folders.includes(area.split('/')[0]!)]).toEqual([area, true])
    }
  })

  it('include those of every plugin', () => {
    const plugins = readdirSync('src/plugins', { withFileTypes: true }).filter((entry) => entry.isDirectory())
    for (const { name } of plugins) {
      const prefix = `src/plugins/${name}/`
      expect([prefix, AREAS.some(([known]) => known === prefix)]).toEqual([prefix, true])
    }
  })
})

describe('core integration tests', () => {
  it('are existing files, and fewer than a third of all', () => {
    expect(CORE_INTEGRATION.filter((file) => !existsSync(file))).toEqual([])
    expect(CORE_INTEGRATION.length).toBeLessThan(globSync('tests/int/**/*.test.ts').length / 3)
  })
})

describe('withSecondTry', () => {
  const context = { once: false, signal: new AbortController().signal }
  const failed = [{ file: 'tests/int/a.test.ts', title: 'keeps a move' }]
  const alone = (failures: typeof failed) => async () => ({ failed: failures, passed: 1, skipped: 0 })

  it('counts a failed test that passes alone as a stumble', async () => {
    expect(await withSecondTry(context, { failed, passed: 4, skipped: 0 }, alone([]))).toMatchObject({
      failed: 0,
      passed: 5,
      stumbles: ['tests/int/a.test.ts › keeps a move'],
    })
  })

  it('counts a failed test that fails alone, or is run once only, as a failure', async () => {
    const failure = { failed: 1, failures: ['tests/int/a.test.ts › keeps a move'], passed: 4, stumbles: [] }
    expect(await withSecondTry(context, { failed, passed: 4, skipped: 0 }, alone(failed))).toMatchObject(failure)
    const once = { ...context, once: true }
    expect(await withSecondTry(once, { failed, passed: 4, skipped: 0 }, alone([]))).toMatchObject(failure)
  })
})
