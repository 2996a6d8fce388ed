import type { PayloadRequest, Where } from 'payload'
import { familyOfFont, publicFaces, type PublicFace } from '@/plugins/site/published'

/** A font of the site. */
export interface ListedFont {
  id: string
  title: string
}

/** A font of the site, with what shows its name in its own face. */
export interface StudioFont extends ListedFont {
  faces: PublicFace[]
  /** CSS `font-family`. */
  family: string
}

const MAX_FONTS = 50

/** Lists the published fonts of a site by name. */
export async function listFonts(req: PayloadRequest, tenant: string): Promise<ListedFont[]> {
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
    where: publishedOf(tenant),
  })
  return docs.map(({ id, title }) => ({ id, title }))
}

/** Lists the published fonts of a site by name, with their public files. */
export async function loadFonts(req: PayloadRequest, tenant: string): Promise<StudioFont[]> {
  const { docs } = await req.payload.find({
    collection: 'fonts',
    depth: 1,
    limit: MAX_FONTS,
    // These fonts are public, so permissions on fonts do not matter here; only public files are used.
    overrideAccess: true,
    pagination: false,
    req,
    select: { faces: true, title: true },
    sort: 'title',
    where: publishedOf(tenant),
  })
  return docs.map((font) => ({
    id: font.id,
    faces: publicFaces(font),
    family: familyOfFont(font.id),
    title: font.title,
  }))
}

const publishedOf = (tenant: string): Where => ({
  and: [{ tenant: { equals: tenant } }, { _status: { equals: 'published' } }],
})
