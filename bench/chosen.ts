import { parseArgs } from 'node:util'
import { cases, type Case } from './cases'
import { sizes, type Sizes } from './sizes'

export interface Chosen {
  cases: Case[]
  size: Sizes
  /** Cases were named: the import, which is none, is left out. */
  isPart: boolean
}

/**
 * What the command line asks for: everything, or the cases that it names. `--tenants 1,1000` takes other numbers of
 * tenants, growing, from 1.
 * @throws for a name that no case has
 */
export function chosen(args: string[]): Chosen {
  const { positionals: names, values } = parseArgs({ allowPositionals: true, args, options: { tenants: { type: 'string' } } })
  const unknown = names.find((name) => !cases.some((one) => one.name === name))
  if (unknown) throw new Error(`There is no case "${unknown}". There are: ${cases.map(({ name }) => name).join('; ')}.`)
  const size = sizes()
  return {
    cases: names.length > 0 ? cases.filter(({ name }) => names.includes(name)) : cases,
    isPart: names.length > 0,
    size: values.tenants ? { ...size, tenants: values.tenants.split(',').map(Number) } : size,
  }
}
