import type { PayloadRequest } from 'payload'
import { type PersonAuthority, readAuthorities } from '../../../../../access/authority'
import type { Person } from '../../../../../access/person'
import { providerAuthority } from '../../../../../endpoints/people/site'

/** What decides who may touch whom on a site: who looks, and everybody's standing there. */
export interface Desk {
  tenantId: string
  /** Who looks at the screen. */
  actor: PersonAuthority
  standings: ReadonlyMap<string, PersonAuthority>
}

/** Reads who may do what on a site. Whoever has just been taken off it holds nothing. */
export async function deskOf(req: PayloadRequest, person: Person, tenantId: string): Promise<Desk> {
  const standings = await readAuthorities(req, tenantId)
  const actor = person.isSuperAdmin ? providerAuthority(req, person.id) : standings.get(person.id)
  return { actor: actor ?? { keys: new Set(), kind: 'viewer', roleId: null, userId: person.id }, standings, tenantId }
}
