import type { PayloadRequest } from 'payload'

/** A font of the site. */
export interface StudioFont {
  id: string
  title: string
}

const MAX_FONTS = 50

/** Lists the published fonts of a site by name. */
export async function listFonts(req: PayloadRequest, tenant: string): Promise<StudioFont[]> {
  const { docs } = await req.payload.find({
    collection: 'fonts',
    depth: 0,
    limit: MAX_FONTS,
    // These fonts are public, so permissions on fonts do not matter here.
    overrideAccess: true,
    pagination: false,
    req,
    select: { title: true },
    sort: 'title',
    where: { and: [{ tenant: { equals: tenant } }, { _status: { equals: 'published' } }] },
  })
  return docs.map(({ id, title }) => ({ id, title }))
}
