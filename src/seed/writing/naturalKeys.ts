import type { CollectionSlug } from 'payload'

/** The fields by which a run finds documents of an earlier, interrupted run. Default: the slug. */
const KEY_FIELDS: Partial<Record<CollectionSlug, string[]>> = {
  'access-requests': ['organisation', 'tenant'],
  apps: ['handle'],
  collaborators: ['name'],
  'event-instances': ['event', 'start'],
  files: ['title'],
  'invite-tokens': ['email', 'tenant'],
  media: ['title'],
  memberships: ['tenant', 'user'],
  notices: ['recipient', 'title'],
  pages: ['relativePath'],
  plans: ['name'],
  redirects: ['from'],
  'user-roles': ['tenant', 'title'],
  users: ['email'],
}

export const keyFieldsOf = (collection: CollectionSlug): string[] => KEY_FIELDS[collection] ?? ['slug']

/** The natural key of a stored document or of an entry, such as `riverside/Marketing`. */
export const keyOf = (collection: CollectionSlug, doc: object): string =>
  joinKey(...keyFieldsOf(collection).map((field) => String((doc as Record<string, unknown>)[field])))

/** Joins the parts of a key. */
export const joinKey = (...parts: string[]): string => parts.join('/')
