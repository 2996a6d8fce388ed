import { partOf } from './makePlan'
import type { Plan } from './types'

/** Fewer than these may vanish without anybody being asked. */
const FEW = 2

/** Did more than a quarter of a connection's performances to come vanish at once? Then a person decides. */
export const isSuspicious = ({ linked, vanished }: Pick<Plan, 'linked' | 'vanished'>): boolean =>
  vanished.length >= FEW && vanished.length * 4 > linked

/** The same plan with nothing removed or marked: what vanished waits until a person confirms it. */
export function holdVanished(plan: Plan): Plan {
  const gone = plan.status.filter(({ to }) => to === 'deleted')
  return {
    ...plan,
    held: [
      ...plan.held,
      ...plan.remove.map((part) => ({ part, reason: 'suspicious' as const, would: 'remove' as const })),
      ...gone.map(({ externalId, id, title }) => ({
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
