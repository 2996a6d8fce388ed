import { readFileSync } from 'node:fs'
import { removals } from '../../../scripts/lib/testing/removals.mjs'
import { pluginsIn, without } from '../../../scripts/lib/testing/withoutPlugins.mjs'

describe('build without a plugin', () => {
  it('leaves out the import and the list entry of each configured plugin', () => {
    const config = readFileSync('payload.config.ts', 'utf8')
    const names = pluginsIn(config)
    expect(names).toEqual(expect.arrayContaining(['search', 'pageTree', 'performances', 'site', 'nyphil']))
    for (const name of names) {
      const rest = without(config, name)
      expect(rest).not.toMatch(new RegExp(`\\b${name}\\b`))
      expect(pluginsIn(rest)).toEqual(names.filter((one) => one !== name))
    }
  })

  it.each([1, 2, 3, 7, 24, 40])('leaves out each of %d plugins once while each other is there', (count) => {
    const names = Array.from({ length: count }, (_, index) => `plugin${index}`)
    const sets = removals(names)
    const isTold = (one: string, other: string) => sets.some((set) => set.includes(one) && !set.includes(other))
    const untold = names.flatMap((one) => names.filter((other) => other !== one && !isTold(one, other)))
    expect(untold).toEqual([])
    expect(sets.every((set) => set.length > 0)).toBe(true)
  })

  it('needs few builds for many plugins', () => {
    const names = pluginsIn(readFileSync('payload.config.ts', 'utf8'))
    expect(removals(names).length).toBeLessThan(9)
  })
})
