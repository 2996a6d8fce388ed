import { Reply, type Context } from '../context'
import type { Filter } from '../languages/lexicon'
import type { NamedThing } from '../names'

/** The number of all results of a tool, listed or not. */
export const totalIn = (data: Record<string, unknown>, or: number): number =>
  typeof data.total === 'number' ? data.total : or

/** Everything that a question names must be known; else it is not answered. */
export const requireNothingLeft = ({ t }: Context, names: NamedThing[] = []): void => {
  if (names.length > 0) throw new Reply(`${t.notTaken(names.map(({ name }) => name).join(', '))} ${t.again}`)
}

/** A condition that this answer does not look at is said back, never dropped. */
export function requireOnly({ request, t }: Context, handled: Filter[]): void {
  const other = request.filters?.find((filter) => !handled.includes(filter))
  if (other)
    throw new Reply(`${t.notTaken(t.states[other] ?? other.replace('access:', '').replaceAll('_', ' '))} ${t.again}`)
}
