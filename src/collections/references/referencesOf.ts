import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { callboardOf } from '../../access/registryOf'
import {
  collectReferences,
  type FoundReferences,
  type Reference,
  type WalkContext,
} from '../../lib/content/collectReferences'

const contexts = new WeakMap<object, WalkContext>()

/** Every reference to content in a document's data of one language. */
export function referencesOf(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  data: Record<string, unknown>,
): Reference[] {
  return allReferencesOf(req, collection, data).references
}

/** As `referencesOf`, plus the references to collections that content must not refer to. */
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
