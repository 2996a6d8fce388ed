import type { PayloadRequest } from 'payload'
import { loadTenant } from '../../../../access/tenants'
import { callboardOf } from '../../../../access/registryOf'
import { anyDocuments } from '../../../../collections/anyDocuments'
import { readDocumentNames } from '../../../../endpoints/documents/documentNames'
import type { ImportField } from '../importFields'
import { nameKey, spellings } from '../nameKey'
import type { ImportRequest, Line } from '../plan'

/** Ids of the documents with a title, by column and title. */
export type NamedIds = ReadonlyMap<string, ReadonlyMap<string, string[]>>

/**
 * Finds the documents of the site that cells name by title, in the content's or the site's default language, if the
 * user may view them.
 */
export async function findNamedDocuments(
  req: PayloadRequest,
  { locale, tenantId }: ImportRequest,
  lines: Line[],
  fields: ImportField[],
): Promise<NamedIds> {
  const siteLanguage = (await loadTenant(req.payload, tenantId))?.defaultLanguage ?? locale
  const found = new Map<string, Map<string, string[]>>()
  for (const { field, name } of fields) {
    if (field.type !== 'relationship' || typeof field.relationTo !== 'string' || found.has(name)) continue
    const texts = [...new Set(lines.flatMap(({ texts: cells }) => spellings(cells.get(name) ?? '')))].filter(Boolean)
    const ids = new Map<string, string[]>()
    for (const language of texts.length > 0 ? new Set([locale, siteLanguage]) : []) {
      for (const [title, id] of await findByTitle(req, { language, slug: field.relationTo, tenantId, texts }))
        ids.set(nameKey(title), [...new Set([...(ids.get(nameKey(title)) ?? []), id])])
    }
    found.set(name, ids)
  }
  return found
}

async function findByTitle(
  req: PayloadRequest,
  { language, slug, tenantId, texts }: { language: string; slug: string; tenantId: string; texts: string[] },
): Promise<[title: string, id: string][]> {
  const titleField =
    callboardOf(req.payload).contentTypes.find((contentType) => contentType.slug === slug)?.titleField ?? 'title'
  const { docs } = await anyDocuments(req).find({
    collection: slug,
    depth: 0,
    draft: true,
    fallbackLocale: false,
    limit: 0,
    locale: language,
    overrideAccess: false,
    pagination: false,
    req,
    select: { [titleField]: true },
    where: { and: [{ tenant: { equals: tenantId } }, { [titleField]: { in: texts } }] },
  })
  return docs.map((doc) => [String(doc[titleField] ?? ''), doc.id])
}

/** Titles of documents by id, for sentences about previous values. */
export async function titlesOf(
  req: PayloadRequest,
  slug: string,
  ids: string[],
  { locale, tenantId }: ImportRequest,
): Promise<Map<string, string>> {
  const names = await readDocumentNames(
    req,
    ids.map((id) => ({ collection: slug, id })),
    tenantId,
    { locale },
  )
  return new Map([...names.values()].map(({ id, title }) => [id, title]))
}
