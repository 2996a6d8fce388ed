import type { PayloadRequest } from 'payload'
import type { Standing } from '../../../access/authority'
import type { PermissionKey } from '../../../access/permissions'
import { KINDS } from '../../../access/toPerson'
import { placesOfPerson } from '../../../database/people/places'

export const PLACE_KINDS = ['owner', 'admin', 'staff', 'viewer', 'collaborator', 'provider'] as const

/** One way in which somebody belongs to a site. */
export interface Place {
  kind: Standing['kind']
  /** Title of the role, for staff and collaborators. */
  role: string | null
  /** Name of the organisation through which they come. */
  organisation: string | null
  /** What the role says, before anything is implied or withheld. */
  granted: ReadonlySet<PermissionKey>
  /** Their standing comes from here. */
  counts: boolean
}

/** All places of a person in a tenant, the one that counts first. */
export async function placesOf(req: PayloadRequest, tenantId: string, standing: Standing): Promise<Place[]> {
  const places = (await placesOfPerson(req, tenantId, standing.userId)).map((row): Place => {
    const kind = KINDS[row.kind]
    const granted = Object.entries(row.permissions ?? {}).flatMap(([key, on]) => (on === true ? [key] : []))
    return {
      counts: kind === standing.kind,
      granted: new Set(granted),
      kind,
      organisation: row.organisation,
      role: row.role,
    }
  })
  const provider: Place[] =
    standing.kind === 'provider'
      ? [{ counts: true, granted: new Set(), kind: 'provider', organisation: null, role: null }]
      : []
  return [...provider, ...places].sort((one, other) => Number(other.counts) - Number(one.counts))
}
