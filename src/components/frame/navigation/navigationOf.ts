import type { PayloadRequest } from 'payload'
import { type Person, administers, hasPermission } from '@/access/person'
import { callboardOf } from '@/access/registryOf'
import { buildNavigation, type NavigationSection } from '@/lib/navigation/buildNavigation'
import { destinationsOf } from './destinationsOf'
import { planAllows } from '@/lib/plans/planAllows'
import type { Viewer } from '@/lib/navigation/viewer'

/** The sections and links that a user can open in the current tenant. */
export const navigationOf = (
  req: Pick<PayloadRequest, 'i18n' | 'payload' | 'user'>,
  person: Person | null,
): NavigationSection[] =>
  buildNavigation(toViewer(person), destinationsOf(req), callboardOf(req.payload).navigation.sections)

/** The user's permissions in the current tenant, as the navigation reads them. */
function toViewer(person: Person | null): Viewer | null {
  if (!person) return null
  const { current } = person
  return {
    administers: administers(person, current?.id),
    allows: (feature) => current !== null && planAllows(current, feature),
    holds: (key) => hasPermission(person, key, current?.id),
    isSuperAdmin: person.isSuperAdmin,
    isSupport: person.isSupport,
    site: current?.slug ?? null,
  }
}
