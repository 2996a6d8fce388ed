import { parseArgs } from 'node:util'

export interface Options {
  /** Sites of the two installations that are compared. */
  few: number
  many: number
  /** Documents of the one large site among the many. */
  large: number
  /** Requests of each kind. */
  rounds: number
}

/** Documents of every other site: those of the template. */
export const DOCUMENTS_OF_A_SITE = 100

/**
 * `npm run bench -- capacity`: 10,000 sites with 1,000,000 documents against 10 sites with 1,000. `--tenants 200` takes
 * fewer, `--rounds 40` measures less.
 */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      large: { default: '10000', type: 'string' },
      rounds: { default: '200', type: 'string' },
      tenants: { default: '10000', type: 'string' },
    },
  })
  const [many, rounds, large] = [Number(values.tenants), Number(values.rounds), Number(values.large)]
  if (!(many > 10) || !(rounds >= 1) || !(large >= DOCUMENTS_OF_A_SITE))
    throw new Error('More than 10 tenants, at least one round, and a large site of 100 documents or more.')
  return { few: 10, large, many, rounds }
}
