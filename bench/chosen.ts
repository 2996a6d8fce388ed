import { parseArgs } from 'node:util'
import { cases, type Case } from './cases'
import { sizes, type Sizes } from './sizes'

const SEARCH = 'search'
const TICKETING = 'ticketing'

export interface Chosen {
  cases: Case[]
  size: Sizes
  /** Cases were named: the import and the search, which are none, are left out. */
  isPart: boolean
  /** The search was named. */
  withSearch: boolean
  /** The sync of a box office was named, and whether it alone was: it needs no servers. */
  withTicketing: boolean
  isTicketingOnly: boolean
}

/**
 * What the command line asks for: everything, or the cases that it names. `--tenants 1,1000` takes other numbers of
 * tenants, growing, from 1.
 * @throws for a name that no case has
 */
export function chosen(args: string[]): Chosen {
  const { positionals, values } = parseArgs({ allowPositionals: true, args, options: { tenants: { type: 'string' } } })
  const names = positionals.filter((name) => name !== SEARCH && name !== TICKETING)
  const unknown = names.find((name) => !cases.some((one) => one.name === name))
  if (unknown)
    throw new Error(
      `There is no case "${unknown}". There are: ${[...cases.map(({ name }) => name), SEARCH, TICKETING].join('; ')}.`,
    )
  const size = sizes()
  return {
    cases: positionals.length > 0 ? cases.filter(({ name }) => names.includes(name)) : cases,
    isPart: positionals.length > 0,
    isTicketingOnly: positionals.length > 0 && positionals.every((name) => name === TICKETING),
    withSearch: positionals.includes(SEARCH),
    withTicketing: positionals.includes(TICKETING),
    size: values.tenants ? { ...size, tenants: values.tenants.split(',').map(Number) } : size,
  }
}
