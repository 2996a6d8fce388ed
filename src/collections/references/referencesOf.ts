import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { callboardOf } from '../../access/registryOf'
import {
  collectReferences,
  type FoundReferences,
  type Reference,
  type WalkContext,
} from '../../lib/content/collectReferences'

const contexts = new WeakMap<object, WalkContext>()

/** Every reference in a document's data of one language that leads to content. */
export function referencesOf(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  data: Record<string, unknown>,
): Reference[] {
  return allReferencesOf(req, collection, data).references
}

/** The same, with those that lead to what no content may refer to. */
export function allReferencesOf(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  data: Record<string, unknown>,
): FoundReferences {
  return collectReferences(collection.flattenedFields, data, contextOf(req))
}

function contextOf({ payload }: PayloadRequest): WalkContext {
  let context = contexts.get(payload.config)
  if (!context) {
    const targets = new Set(callboardOf(payload).contentTypes.map((type) => type.slug))
    context = { blocks: payload.blocks, targets }
    contexts.set(payload.config, context)
  }
  return context
}
