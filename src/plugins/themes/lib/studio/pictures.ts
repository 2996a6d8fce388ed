import type { PayloadRequest, Where } from 'payload'
import type { Media } from '@/payload-types'
import { LOGO_SETTING, sourcesOf } from '@/plugins/site/published'
import { readChoices } from './choices'

/** An image that can be used as the logo. */
export interface StudioPicture {
  id: string
  title: string
  /** Path, valid on the hosts of the site and of the admin. */
  address: string
}

const MAX_PICTURES = 24

/** Restricts to public images, because a logo appears on every page. */
const publicImagesOf = (tenant: string): Where[] => [
  { tenant: { equals: tenant } },
  { _status: { equals: 'published' } },
  { visibility: { not_equals: 'private' } },
  { mimeType: { like: 'image/' } },
]

const common = { collection: 'media', depth: 0, pagination: false } as const

/** Lists images of a site whose titles match a query, newest first. */
export async function listPictures(req: PayloadRequest, tenant: string, query: string): Promise<StudioPicture[]> {
  const { docs } = await req.payload.find({
    ...common,
    limit: MAX_PICTURES,
    overrideAccess: false,
    req,
    sort: '-createdAt',
    where: { and: [...publicImagesOf(tenant), ...(query ? [{ title: { like: query } }] : [])] },
  })
  return docs.flatMap(asPicture)
}

/** Finds a public image of a site; null when there is none. */
export async function findPicture(req: PayloadRequest, tenant: string, id: string): Promise<StudioPicture | null> {
  const { docs } = await req.payload.find({
    ...common,
    limit: 1,
    // The image is public, so permissions on media do not matter here.
    overrideAccess: true,
    req,
    where: { and: [{ id: { equals: id } }, ...publicImagesOf(tenant)] },
  })
  return docs.flatMap(asPicture)[0] ?? null
}

/**
 * Removes a logo that no longer exists from the settings of an older version, because nothing may newly refer to it.
 */
export async function withoutMissingLogo(
  req: PayloadRequest,
  tenant: string,
  settings: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const { houseLogo } = readChoices(settings)
  if (!houseLogo || (await findPicture(req, tenant, houseLogo))) return settings
  const { [LOGO_SETTING]: _, ...others } = settings
  return others
}

function asPicture(media: Media): StudioPicture[] {
  const source = sourcesOf(media, 'whole').at(-1)
  return source ? [{ id: media.id, address: source.address, title: media.title }] : []
}
