import type { PayloadRequest, SanitizedCollectionConfig, SanitizedConfig } from 'payload'
import { hasAutosaveEnabled } from 'payload/shared'

/**
 * Why: Payload stores an empty draft as soon as the screen for a new document is rendered, unless drafts of the collection are
 * validated; and validated drafts can't be saved half written. What is rendered from this one stores nothing; saves are
 * judged by the collection as it is.
 * Relies on: the condition for that first draft in Payload's document view and drawer (`drafts.validate`).
 * Ends with: an option that leaves a new document unstored until it is first saved.
 */
function storingNothing(collection: SanitizedCollectionConfig): SanitizedCollectionConfig {
  const { versions } = collection
  if (!versions?.drafts || !hasAutosaveEnabled(collection)) return collection
  return { ...collection, versions: { ...versions, drafts: { ...versions.drafts, validate: true } } }
}

/** For the page at `/collections/{slug}/create`. Payload must have been started with the configuration itself. */
export const configStoringNothing = (config: SanitizedConfig, slug: string): SanitizedConfig => ({
  ...config,
  collections: config.collections.map((collection) =>
    collection.slug === slug ? storingNothing(collection) : collection,
  ),
})

/** For a drawer with a new document: its function looks the collection up in the request. */
export function requestStoringNothing(req: PayloadRequest, slug: string): PayloadRequest {
  const found = Object.entries(req.payload.collections).find(([name]) => name === slug)?.[1]
  if (!found) return req
  const collections = { ...req.payload.collections, [slug]: { ...found, config: storingNothing(found.config) } }
  const payload = Object.create(req.payload, { collections: { value: collections } }) as PayloadRequest['payload']
  return Object.create(req, { payload: { value: payload } }) as PayloadRequest
}
