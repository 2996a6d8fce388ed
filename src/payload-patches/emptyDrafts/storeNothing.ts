import type { PayloadRequest, SanitizedCollectionConfig, SanitizedConfig } from 'payload'
import { hasAutosaveEnabled } from 'payload/shared'

/**
 * Why: Payload stores an empty draft as soon as it renders the screen for a new document, unless drafts of the
 * collection are validated, in which case incomplete drafts cannot be saved. Rendering with this configuration stores
 * nothing; saves still use the collection's own configuration.
 * Relies on: the condition for that first draft in Payload's document view and drawer (`drafts.validate`).
 * Ends with: an option that leaves a new document unstored until it is first saved.
 */
function storingNothing(collection: SanitizedCollectionConfig): SanitizedCollectionConfig {
  const { versions } = collection
  if (!versions?.drafts || !hasAutosaveEnabled(collection)) return collection
  return { ...collection, versions: { ...versions, drafts: { ...versions.drafts, validate: true } } }
}

/** For the page at `/collections/{slug}/create`. Payload must have been started with the original configuration. */
export const configWithoutEmptyDrafts = (config: SanitizedConfig, slug: string): SanitizedConfig => ({
  ...config,
  collections: config.collections.map((collection) =>
    collection.slug === slug ? storingNothing(collection) : collection,
  ),
})

/** For the drawer with a new document, whose server function looks up the collection in the request. */
export function requestWithoutEmptyDrafts(req: PayloadRequest, slug: string): PayloadRequest {
  const found = Object.entries(req.payload.collections).find(([name]) => name === slug)?.[1]
  if (!found) return req
  const collections = { ...req.payload.collections, [slug]: { ...found, config: storingNothing(found.config) } }
  const payload = Object.create(req.payload, { collections: { value: collections } }) as PayloadRequest['payload']
  return Object.create(req, { payload: { value: payload } }) as PayloadRequest
}
