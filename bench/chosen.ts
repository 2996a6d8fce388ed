import { parseArgs } from 'node:util'
import { cases, type Case } from './cases'
import { sizes, type Sizes } from './sizes'

const SEARCH = 'search'
const TICKETING = 'ticketing'
const NEIGHBOURS = 'neighbours'

export interface Chosen {
  cases: Case[]
  size: Sizes
  /** Whether cases were named, which leaves out the import and the search. */
  isPart: boolean
  /** Whether the neighbours of a heavy site were named. */
  withNeighbours: boolean
  /** Whether the search was named. */
  withSearch: boolean
  /** Whether the box office sync was named, and whether it is the only one, which needs no servers. */
  withTicketing: boolean
  isTicketingOnly: boolean
  /** Whether the neighbours are the only ones named, which needs no bare Payload. */
  isNeighboursOnly: boolean
}

/**
 * Parses the command line: everything, or the named cases. `--tenants 1,1000` sets the numbers of tenants, ascending,
 * starting at 1.
 * @throws if a named case does not exist
 */
export function chosen(args: string[]): Chosen {
  const { positionals, values } = parseArgs({ allowPositionals: true, args, options: { tenants: { type: 'string' } } })
  const names = positionals.filter((name) => ![NEIGHBOURS, SEARCH, TICKETING].includes(name))
  const unknown = names.find((name) => !cases.some((benchCase) => benchCase.name === name))
  if (unknown)
    throw new Error(
      `There is no case "${unknown}". Choose from: ${[...cases.map(({ name }) => name), NEIGHBOURS, SEARCH, TICKETING].join('; ')}.`,
    )
  const size = sizes()
  return {
    cases: positionals.length > 0 ? cases.filter(({ name }) => names.includes(name)) : cases,
    isPart: positionals.length > 0,
    isNeighboursOnly: positionals.length > 0 && positionals.every((name) => name === NEIGHBOURS),
    isTicketingOnly: positionals.length > 0 && positionals.every((name) => name === TICKETING),
    withNeighbours: positionals.includes(NEIGHBOURS),
    withSearch: positionals.includes(SEARCH),
    withTicketing: positionals.includes(TICKETING),
    size: values.tenants ? { ...size, tenants: values.tenants.split(',').map(Number) } : size,
  }
}
