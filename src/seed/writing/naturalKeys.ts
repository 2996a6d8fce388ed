import type { CollectionSlug } from 'payload'

/** The fields by which a run finds documents of an earlier, interrupted run. Default: the slug. */
const KEY_FIELDS: Partial<Record<CollectionSlug, string[]>> = {
  'event-instances': ['event', 'start'],
  files: ['title'],
  media: ['title'],
  pages: ['relativePath'],
  redirects: ['from'],
}

export const keyFieldsOf = (collection: CollectionSlug): string[] => KEY_FIELDS[collection] ?? ['slug']

/** The natural key of a stored document. */
export const keyOf = (collection: CollectionSlug, doc: object): string =>
  joinKey(...keyFieldsOf(collection).map((field) => String((doc as Record<string, unknown>)[field])))

/** Joins the parts of a key with spaces. */
export const joinKey = (...parts: string[]): string => parts.join(' ')
