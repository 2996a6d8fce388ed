import type { PayloadRequest } from 'payload'
import { keptAmong } from '../../database/findDocuments'

interface Reference {
  relationTo: string
  value: string
}

/** Ids of those that the site does not have any more, or has in its trash, whoever asks. */
export async function goneAmong(req: PayloadRequest, tenantId: string, references: Reference[]): Promise<Set<string>> {
  const known = references.filter(({ relationTo }) => Object.hasOwn(req.payload.collections, relationTo))
  const kept = await keptAmong(
    req,
    tenantId,
    known.map(({ relationTo, value }) => ({ collection: relationTo, id: value })),
  )
  const gone = new Set(references.map(({ value }) => value))
  for (const { id } of kept) gone.delete(id)
  return gone
}
