import type { PayloadRequest } from 'payload'
import { isSameValue } from '@/lib/content/values'
import { loadDraftMenus } from '@/plugins/site/published'
import { readDocument } from '../../tools/documents'
import { partsOf } from './fingerprint'
import type { ProposedDocument } from './proposal'
import { isAsSeen } from './seen'

interface StaleContext {
  tenantId: string
  tool: string
  /** `updatedAt` of documents as other proposals of the conversation left them, by id. */
  leftBy: ReadonlyMap<string, string>
}

/**
 * Whether the document has changed since the proposal was made. What other proposals of the conversation have changed
 * counts where this one would write over it.
 */
export async function isStale(
  req: PayloadRequest,
  { basedOn, content, data, id, locale, parts = {}, type }: ProposedDocument,
  { leftBy, tenantId, tool }: StaleContext,
): Promise<boolean> {
  // A menu that begins with what the site shows by itself has been begun by now.
  if (!id && tool === 'changeMenu')
    return (await loadDraftMenus(req, tenantId)).some(({ place }) => place === data.place)
  if (!id || basedOn === null) return false
  const current = await readDocument(req, { id, locale, tenantId, type })
  if (!current) return true
  if (isAsSeen(current, { content, updatedAt: basedOn })) return false
  return leftBy.get(id) !== String(current.updatedAt) || !isSameValue(parts, partsOf(data, current))
}
