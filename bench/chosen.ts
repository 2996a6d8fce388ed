import { parseArgs } from 'node:util'
import { cases, type Case } from './cases'
import { sizes, type Sizes } from './sizes'

const SEARCH = 'search'

export interface Chosen {
  cases: Case[]
  size: Sizes
  /** Cases were named: the import and the search, which are none, are left out. */
  isPart: boolean
  /** The search was named. */
  withSearch: boolean
}

/**
 * What the command line asks for: everything, or the cases that it names. `--tenants 1,1000` takes other numbers of
 * tenants, growing, from 1.
 * @throws for a name that no case has
 */
export function chosen(args: string[]): Chosen {
  const { positionals, values } = parseArgs({ allowPositionals: true, args, options: { tenants: { type: 'string' } } })
  const names = positionals.filter((name) => name !== SEARCH)
  const unknown = names.find((name) => !cases.some((one) => one.name === name))
  if (unknown) throw new Error(`There is no case "${unknown}". There are: ${[...cases.map(({ name }) => name), SEARCH].join('; ')}.`)
  const size = sizes()
  return {
    cases: positionals.length > 0 ? cases.filter(({ name }) => names.includes(name)) : cases,
    isPart: positionals.length > 0,
    withSearch: positionals.includes(SEARCH),
    size: values.tenants ? { ...size, tenants: values.tenants.split(',').map(Number) } : size,
  }
}
