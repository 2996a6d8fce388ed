import type { PayloadRequest } from 'payload'
import { administers, type Person } from '@/access/person'
import { hrefs } from '@/components/views/hrefs'

/** URL of the plans; null if the user cannot see them. */
export const plansHref = (req: PayloadRequest, person: Person, tenantId: string): string | null =>
  administers(person, tenantId) ? hrefs(req)('/settings/billing') : null
