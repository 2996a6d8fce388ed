import { createHash } from 'node:crypto'

/** Values that a save changes although nobody changed the document. */
const MOMENTS = new Set(['createdAt', 'publishedAt', 'updatedAt'])

/** A hash of what is in a document: the same for two versions between which somebody only pressed Save. */
export const fingerprintOf = (doc: Record<string, unknown>): string =>
  createHash('sha256')
    .update(
      JSON.stringify(
        Object.entries(doc)
          .filter(([name]) => !MOMENTS.has(name))
          .sort(([a], [b]) => (a < b ? -1 : 1)),
      ),
    )
    .digest('hex')
