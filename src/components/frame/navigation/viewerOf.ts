import { administers, holds, type Person } from '../../../access/person'
import { planAllows } from '../../../lib/plans/planAllows'
import type { Viewer } from '../../../lib/navigation/viewer'

/** The person as navigation sees them, in the tenant on screen. */
export function viewerOf(person: Person | null): Viewer | null {
  if (!person) return null
  const { current } = person
  return {
    administers: administers(person, current?.id),
    allows: (feature) => current !== null && planAllows(current, feature),
    holds: (key) => holds(person, key, current?.id),
    isSuperAdmin: person.isSuperAdmin,
    isSupport: person.isSupport,
  }
}
