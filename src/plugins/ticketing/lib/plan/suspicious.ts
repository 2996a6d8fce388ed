import { partOf } from './makePlan'
import type { Plan } from './types'

/** Fewer than this many may vanish without confirmation. */
const MIN_SUSPICIOUS = 2

/** Whether more than a quarter of a connection's upcoming performances vanished at once. Then a user must confirm. */
export const isSuspicious = ({ linked, vanished }: Pick<Plan, 'linked' | 'vanished'>): boolean =>
  vanished.length >= MIN_SUSPICIOUS && vanished.length * 4 > linked

/** The same plan without removals or deletion marks; they are held until a user confirms. */
export function holdVanished(plan: Plan): Plan {
  const deleted = plan.status.filter(({ to }) => to === 'deleted')
  return {
    ...plan,
    held: [
      ...plan.held,
      ...plan.remove.map((part) => ({ part, reason: 'suspicious' as const, would: 'remove' as const })),
      ...deleted.map(({ externalId, id, title }) => ({
        part: partOf({ externalId, id, title, type: 'events' }),
        reason: 'suspicious' as const,
        would: 'mark' as const,
      })),
    ],
    notes: plan.notes.filter(({ isMissing }) => !isMissing),
    remove: [],
    status: plan.status.filter(({ to }) => to !== 'deleted'),
  }
}
