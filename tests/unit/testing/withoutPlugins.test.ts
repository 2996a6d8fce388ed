import { readFileSync } from 'node:fs'
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
})
