import type { PayloadRequest } from 'payload'
import { administers, type Person } from '../../access/person'
import { hrefs } from '../views/hrefs'

/** Address of the plans; null for who may not see them. */
export const plansHref = (req: PayloadRequest, person: Person, tenantId: string): string | null =>
  administers(person, tenantId) ? hrefs(req)('/settings/billing') : null
