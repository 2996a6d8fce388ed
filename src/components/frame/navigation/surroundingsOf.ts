import type { PayloadRequest } from 'payload'
import type { Person } from '../../../access/person'
import { readSurroundings } from '../../../database/navigation/surroundings'
import { settings } from '../../../lib/settings'
import { siteOrigin } from '../../../lib/site/addresses'
import { personName } from '../../../lib/names/personName'

const MOST_NAMED = 3

/** What stands around every screen, beside what the person brings along. */
export interface Surroundings {
  /** Address of the person's small picture; null where there is none. */
  userPicture: string | null
  tenantPicture: string | null
  /** Where visitors find the site on screen; null where there is none. */
  website: string | null
  /** Names of those who can give access in the tenant on screen: its owner first, then its admins. At most three. */
  grantors: string[]
}

/** By the request's headers: a page and what stands in for it when it is missing are drawn beside one another. */
const known = new WeakMap<object, Promise<Surroundings>>()

/** Read in one statement for the whole request. */
export function surroundingsOf(req: PayloadRequest, person: Person): Promise<Surroundings> {
  const surroundings = known.get(req.headers) ?? read(req, person)
  known.set(req.headers, surroundings)
  return surroundings
}

async function read({ payload }: PayloadRequest, { current, id }: Person): Promise<Surroundings> {
  const {
    address: site,
    grantors,
    tenantFile,
    userFile,
  } = await readSurroundings(payload, { mostGrantors: MOST_NAMED, tenant: current?.id ?? null, user: id })
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
