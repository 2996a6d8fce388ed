import type { PayloadRequest } from 'payload'
import { translatorOf } from '@/exports/server'
import { inSavepoint } from '@/database/transactions'
import { refusalOf } from '@/endpoints/documents/refusalOf'
import { saveProposals, type StoredProposal } from '../../database/proposals'
import { announcementOf, undoAnnouncement } from './applyAnnouncement'
import type { ProposedDocument } from './proposal'
import { findUndoProblem, undoDocument, type UndoContext } from './undoDocument'

export interface UndoRefusal {
  id: string
  reason: string
}

/** The documents of a proposal that it was applied to. */
export const appliedOf = ({ documents }: Pick<StoredProposal, 'documents'>): ProposedDocument[] =>
  documents.filter(({ isOvertaken }) => !isOvertaken)

/**
 * Undoes an applied proposal as a whole, or nothing of it.
 * @returns why its documents stay as they are; empty if it is undone
 * @throws failures after which a retry may succeed
 */
export async function undoProposal(
  req: PayloadRequest,
  proposal: Pick<StoredProposal, 'documents' | 'id'>,
  context: UndoContext,
): Promise<UndoRefusal[]> {
  const documents = appliedOf(proposal)
  const together = new Set(documents.flatMap(({ id }) => id ?? []))
  const reasons = await Promise.all(documents.map((document) => findUndoProblem(req, document, context, together)))
  const refused = documents.flatMap(({ id = '' }, index) => (reasons[index] ? [{ id, reason: reasons[index] }] : []))
  if (refused.length > 0) return refused
  const leftBy = new Map(context.leftBy)
  let [at] = documents
  try {
    await inSavepoint(req, async () => {
      const announcement = announcementOf(documents)
      if (announcement) await undoAnnouncement(req, documents, { ...context, announcement, leftBy })
      else
        for (const document of documents.toReversed()) {
          at = document
          await undoDocument(req, document, { ...context, leftBy })
        }
      await saveProposals(req, [proposal.id], { state: 'undone' })
    })
  } catch (error) {
    // One that cannot go back holds up no other.
    const reason = refusalOf(req, error, 'documents')
    return [
      { id: at?.id ?? '', reason: translatorOf(req.i18n)('chatUndoRefusedOne', { reason, title: at?.title ?? '' }) },
    ]
  }
  for (const [id, left] of leftBy) context.leftBy.set(id, left)
  return []
}
