import type { PayloadRequest, Where } from 'payload'
import type { Media } from '../../../../payload-types'
import { LOGO_SETTING, sourcesOf } from '../../../site/published'
import { choicesIn } from './choices'

/** A picture that can be a logo. */
export interface StudioPicture {
  id: string
  title: string
  /** Path on the hosts of the site, and of the admin. */
  address: string
}

const MOST = 24

/** Only what visitors may open: a logo stands on every page. */
const shownTo = (tenant: string): Where[] => [
  { tenant: { equals: tenant } },
  { _status: { equals: 'published' } },
  { visibility: { not_equals: 'private' } },
  { mimeType: { like: 'image/' } },
]

const common = { collection: 'media', depth: 0, pagination: false } as const

/** Pictures of a site with these words in their titles, the newest first. */
export async function listPictures(req: PayloadRequest, tenant: string, words: string): Promise<StudioPicture[]> {
  const { docs } = await req.payload.find({
    ...common,
    limit: MOST,
    overrideAccess: false,
    req,
    sort: '-createdAt',
    where: { and: [...shownTo(tenant), ...(words ? [{ title: { like: words } }] : [])] },
  })
  return docs.flatMap(asPicture)
}

/** One of them; null where a site has no such picture, or visitors may not open it. */
export async function findPicture(req: PayloadRequest, tenant: string, id: string): Promise<StudioPicture | null> {
  const { docs } = await req.payload.find({
    ...common,
    limit: 1,
    // What every visitor may open is told to everybody who may choose how the site looks.
    overrideAccess: true,
    req,
    where: { and: [{ id: { equals: id } }, ...shownTo(tenant)] },
  })
  return docs.flatMap(asPicture)[0] ?? null
}

/** Settings of a version from some time ago, without a logo that is gone since: nothing may newly refer to it. */
export async function withoutLostLogo(
  req: PayloadRequest,
  tenant: string,
  settings: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const { houseLogo } = choicesIn(settings)
  if (!houseLogo || (await findPicture(req, tenant, houseLogo))) return settings
  const { [LOGO_SETTING]: _, ...others } = settings
  return others
}

function asPicture(media: Media): StudioPicture[] {
  const source = sourcesOf(media, 'whole').at(-1)
  return source ? [{ id: media.id, address: source.address, title: media.title }] : []
}
