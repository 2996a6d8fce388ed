import type { PayloadRequest } from 'payload'
import { anyDocuments, callboardOf, loadTenant, readDocumentNames } from '@/exports/server'
import type { ImportField } from '../importFields'
import { idsNamed } from '../idsNamed'
import { findByName } from '../nameKey'
import type { ImportRequest, Line } from '../plan'

interface Named {
  id: string
  title: string
}

/** Documents by the column that names them. */
export type NamedDocuments = ReadonlyMap<string, { find: (title: string) => string[]; list: readonly Named[] }>

/**
 * Finds the documents of the site that cells name by title, in the content's or the site's default language, if the
 * user may view them.
 */
export async function findNamedDocuments(
  req: PayloadRequest,
  { locale, tenantId }: ImportRequest,
  lines: Line[],
  fields: ImportField[],
): Promise<NamedDocuments> {
  const siteLanguage = (await loadTenant(req.payload, tenantId))?.defaultLanguage ?? locale
  const found = new Map<string, { find: (title: string) => string[]; list: readonly Named[] }>()
  for (const { field, name } of fields) {
    if (field.type !== 'relationship' || typeof field.relationTo !== 'string' || found.has(name)) continue
    const names = [...new Set(lines.flatMap(({ texts }) => texts.get(name) ?? []))]
    const list: Named[] = []
    for (const language of new Set([locale, siteLanguage]))
      list.push(...(await findByTitle(req, { language, names, slug: field.relationTo, tenantId })))
    const byTitle = findByName(list, ({ title }) => title)
    found.set(name, { find: (title) => [...new Set(byTitle(title).map(({ id }) => id))], list })
  }
  return found
}

async function findByTitle(
  req: PayloadRequest,
  { language, names, slug, tenantId }: { language: string; names: string[]; slug: string; tenantId: string },
): Promise<Named[]> {
  const titleField =
    callboardOf(req.payload).contentTypes.find((contentType) => contentType.slug === slug)?.titleField ?? 'title'
  const ids = await idsNamed(req, { collection: slug, field: titleField, language, names, tenantId })
  if (ids.length === 0) return []
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
    where: { and: [{ tenant: { equals: tenantId } }, { id: { in: ids } }] },
  })
  return docs.map((doc) => ({ id: doc.id, title: String(doc[titleField] ?? '') }))
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
