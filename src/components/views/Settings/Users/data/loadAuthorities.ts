import type { PayloadRequest } from 'payload'
import { type PersonAuthority } from '@/access/authority'
import { readAuthorities } from '@/access/readAuthorities'
import type { Person } from '@/access/person'
import { providerAuthority } from '@/endpoints/people/lockedSite'

/** What determines who can manage whom on a site: the current user and everyone's authority. */
export interface SiteAuthorities {
  tenantId: string
  /** The current user. */
  actor: PersonAuthority
  authorities: ReadonlyMap<string, PersonAuthority>
}

/** Loads the authorities on a site. A user who has just lost access has none. */
export async function loadAuthorities(req: PayloadRequest, person: Person, tenantId: string): Promise<SiteAuthorities> {
  const standings = await readAuthorities(req, tenantId)
  const actor = person.isSuperAdmin ? providerAuthority(req, person.id) : standings.get(person.id)
  return {
    actor: actor ?? { keys: new Set(), kind: 'viewer', roleId: null, userId: person.id },
    authorities: standings,
    tenantId,
  }
}
