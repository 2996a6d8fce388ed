import { readFileSync } from 'node:fs'
import { idsIn, parseRows } from '../../../scripts/lib/rows.mjs'
import { chooseSteps } from '../../../scripts/lib/testing/steps.mjs'
import { pluginsIn, without } from '../../../scripts/lib/testing/withoutPlugins.mjs'

describe('the rows of the specification', () => {
  it('are read from their table, also with a bar in the text', () => {
    const text = [
      '| id | § | requirement | work |',
      '|---|---|---|---|',
      '| A-001 | §1 | Staff | settings |',
      '| B-02 | §2 | one | two | later |',
    ].join('\n')
    expect(parseRows(text)).toEqual([
      { id: 'A-001', requirement: 'Staff', work: 'settings' },
      { id: 'B-02', requirement: 'one|two', work: 'later' },
    ])
  })

  it('are found in the titles of tests, alone and in lists', () => {
    const numbers = (...ids: number[]) => ids.map((id) => `A-0${id}`)
    const title = `it('[${numbers(11)[0]}] one', …) it('[${numbers(12, 13).join(', ')}] two', …) // A-014 is mentioned only`
    expect(idsIn(title)).toEqual(['A-011', 'A-012', 'A-013'])
  })
})

describe('the arguments of npm test', () => {
  const names = (args: string[]) => chooseSteps(args).steps.map(([name]) => name)

  it('name steps, which keep their order; without any it is all of them', () => {
    expect(names(['unit', 'types'])).toEqual(['types', 'unit'])
    expect(names([])).toEqual(['types', 'lint', 'unit', 'int', 'isolation', 'build', 'e2e'])
    expect(chooseSteps([], { prove: true }).steps.at(-1)![0]).toBe('plugins')
  })

  it('may narrow the choice by paths, and are refused when they are neither', () => {
    expect(chooseSteps(['int', 'tests/int/start', 'itn'])).toMatchObject({
      patterns: ['tests/int/start'],
      unknown: ['itn'],
    })
  })
})

describe('a build without a plugin', () => {
  const config = readFileSync('payload.config.ts', 'utf8')

  it('is one for each that the configuration names, without its import and its place in the list', () => {
    const names = pluginsIn(config)
    expect(names).toEqual(expect.arrayContaining(['search', 'pageTree', 'performances', 'site', 'nyphil']))
    for (const name of names) {
      const rest = without(config, name)
      expect(rest).not.toMatch(new RegExp(`\\b${name}\\b`))
      expect(pluginsIn(rest)).toEqual(names.filter((one) => one !== name))
    }
  })
})
