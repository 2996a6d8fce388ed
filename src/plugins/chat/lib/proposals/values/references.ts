import type { CollectionSlug, PayloadRequest } from 'payload'
import { callboardOf, documentKey, personOf, readDocumentNames, refused } from '@/exports/server'
import { hasPermission, permissionKey } from '@/exports/shared'
import { isRecord, isUuid } from '@/lib/values'
import { asRecords } from '@/plugins/chat/tools/documents'
import { AREA } from './area'
import type { OpenField } from './openFields'

interface Reference {
  collection: string
  id: string
}

interface Place {
  req: PayloadRequest
  tenant: { id: string }
  /** Of the field, for refusals. */
  label: string
}

/**
 * Converts what a field is to refer to: an id, `type/id`, or the title of a document.
 * @throws OperationError 422 unless it is a document of this tenant that the user may view, and the only one so called
 */
export async function referencesFor(field: OpenField, value: unknown, place: Place): Promise<unknown> {
  const collections = [field.relationTo ?? []].flat()
  const found: Reference[] = []
  for (const item of [value].flat()) found.push(await referenceFor(item, collections, place))
  const stored = found.map(({ collection, id }) =>
    Array.isArray(field.relationTo) ? { relationTo: collection, value: id } : id,
  )
  return field.hasMany ? stored : stored[0]
}

async function referenceFor(item: unknown, collections: string[], place: Place): Promise<Reference> {
  const { label, req, tenant } = place
  const named = parse(item, collections)
  if (typeof named === 'string') return findByTitle(named, collections, place)
  const names = await readDocumentNames(req, named, tenant.id)
  const [found] = named.filter((target) => names.has(documentKey(target)))
  if (!found) throw refused(AREA, `There is no such document for "${label}".`)
  return found
}

/** The documents that an id may stand for, or the title that is given instead. */
function parse(item: unknown, collections: string[]): Reference[] | string {
  const typed = isRecord(item)
    ? { collection: String(item.relationTo ?? item.type), id: String(item.value ?? item.id) }
    : null
  if (typed) return collections.includes(typed.collection) ? [typed] : []
  const text = typeof item === 'string' ? item.trim() : ''
  const [collection = '', id = ''] = text.split('/')
  if (isUuid(text)) return collections.map((candidate) => ({ collection: candidate, id: text }))
  return isUuid(id) ? (collections.includes(collection) ? [{ collection, id }] : []) : text
}

/** Titles are compared in full: nobody wants something that is only called alike. */
async function findByTitle(title: string, collections: string[], { label, req, tenant }: Place): Promise<Reference> {
  const person = await personOf(req)
  const types = callboardOf(req.payload).contentTypes.filter(
    ({ group, slug }) =>
      collections.includes(slug) && hasPermission(person, permissionKey(group.name, 'view'), tenant.id),
  )
  const found: Reference[] = []
  for (const { slug, titleField } of title ? types : []) {
    const { docs } = await req.payload.find({
      collection: slug as CollectionSlug,
      depth: 0,
      draft: true,
      limit: 20,
      overrideAccess: false,
      pagination: false,
      req,
      where: { and: [{ tenant: { equals: tenant.id } }, { [titleField]: { like: title } }] },
    })
    for (const doc of asRecords(docs))
      if (fold(doc[titleField]) === fold(title)) found.push({ collection: slug, id: String(doc.id) })
  }
  const [only, second] = found
  if (!only) throw refused(AREA, `There is nothing called "${title.slice(0, 100)}" for "${label}".`)
  if (second)
    throw refused(AREA, `Several documents are called "${title.slice(0, 100)}". Give the id of one for "${label}".`)
  return only
}

const fold = (title: unknown): string =>
  String(title ?? '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLocaleLowerCase()
