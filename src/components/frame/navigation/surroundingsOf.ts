import type { PayloadRequest } from 'payload'
import type { Person } from '@/access/person'
import { readFrameData } from '@/database/navigation/frameData'
import { settings } from '@/lib/settings'
import { siteOrigin } from '@/lib/site/addresses'
import { personName } from '@/lib/names/personName'

const MAX_NAMED = 3

/** Data that every screen needs beyond the user and their memberships. */
export interface Surroundings {
  /** URL of the user's thumbnail; null if there is none. */
  userPicture: string | null
  tenantPicture: string | null
  /** Public URL of the current site; null if there is none. */
  website: string | null
  /** Names of the others who can grant access to the current tenant: the owner first, then admins. At most three. */
  grantors: string[]
}

/** Keyed by the request's headers: a page and its not-found fallback are rendered side by side. */
const cache = new WeakMap<object, Promise<Surroundings>>()

/** Loaded once per request, in a single statement. */
export function surroundingsOf(req: PayloadRequest, person: Person): Promise<Surroundings> {
  const surroundings = cache.get(req.headers) ?? loadSurroundings(req, person)
  cache.set(req.headers, surroundings)
  return surroundings
}

async function loadSurroundings({ payload }: PayloadRequest, { current, id }: Person): Promise<Surroundings> {
  const {
    address: site,
    grantors,
    tenantFile,
    userFile,
  } = await readFrameData(payload, { mostGrantors: MAX_NAMED, tenant: current?.id ?? null, user: id })
  const { routes, serverURL } = payload.config
  const address = (file: string | null) =>
    file ? `${serverURL}${routes.api}/avatars/file/${encodeURIComponent(file)}` : null
  return {
    grantors: grantors.map(personName),
    tenantPicture: address(tenantFile),
    userPicture: address(userFile),
    website: site && siteOrigin(site, settings()),
  }
}
