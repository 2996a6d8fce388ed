import type { PayloadRequest } from 'payload'

/** A font of the site. */
export interface StudioFont {
  id: string
  title: string
}

const MOST = 50

/** Published fonts of a site, by name. */
export async function listFonts(req: PayloadRequest, tenant: string): Promise<StudioFont[]> {
  const { docs } = await req.payload.find({
    collection: 'fonts',
    depth: 0,
    limit: MOST,
    // Every visitor gets these: whoever may choose how the site looks learns their names.
    overrideAccess: true,
    pagination: false,
    req,
    select: { title: true },
    sort: 'title',
    where: { and: [{ tenant: { equals: tenant } }, { _status: { equals: 'published' } }] },
  })
  return docs.map(({ id, title }) => ({ id, title }))
}
