import type { PayloadRequest } from 'payload'
import type { Standing } from '../../../../../access/authority'
import type { Person } from '../../../../../access/person'
import { readStandings } from '../../../../../access/standings'
import { providerStanding } from '../../../../../endpoints/people/site'

/** What decides who may touch whom on a site: who looks, and everybody's standing there. */
export interface Desk {
  tenantId: string
  /** Who looks at the screen. */
  actor: Standing
  standings: ReadonlyMap<string, Standing>
}

/** Reads who may do what on a site. Whoever has just been taken off it holds nothing. */
export async function deskOf(req: PayloadRequest, person: Person, tenantId: string): Promise<Desk> {
  const standings = await readStandings(req, tenantId)
  const actor = person.isSuperAdmin ? providerStanding(req, person.id) : standings.get(person.id)
  return { actor: actor ?? { keys: new Set(), kind: 'viewer', roleId: null, userId: person.id }, standings, tenantId }
}
