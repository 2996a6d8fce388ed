import type { PayloadRequest } from 'payload'
import {
  anyDocuments,
  callboardOf,
  changeOutsideForm,
  findLockHolders,
  findPersonName,
  translatorOf,
} from '@/exports/server'
import { hasPermission, permissionKey } from '@/exports/shared'
import type { Person } from '@/exports/types'
import { readNewerSave } from '@/database/saves/documentSaves'
import { findPlanned } from '@/endpoints/documents/findPlanned'
import { findUsesOfDocuments } from '@/endpoints/documents/listUses'
import { readDocument } from '../../tools/documents'
import { restoredInOtherLanguages } from './otherLanguages'
import type { ProposedDocument } from './proposal'
import { isAsSeen, readWhole, type Seen } from './seen'

/** A document that this undo has already changed. */
export interface Undone {
  /** As it was before the change that is undone. */
  found?: Seen | undefined
  updatedAt: string
}

export interface UndoContext {
  person: Person | null
  tenantId: string
  /** Documents that this undo has already changed, by id. */
  leftBy: Map<string, Undone>
}

/**
 * The reason why a document cannot be restored; null if it can.
 * @param together ids of the documents that are undone with it
 */
export async function findUndoProblem(
  req: PayloadRequest,
  { id, title, type, undo }: ProposedDocument,
  { leftBy, person, tenantId }: UndoContext,
  together: ReadonlySet<string>,
): Promise<string | null> {
  const t = translatorOf(req.i18n)
  if (!undo || !id) return t('chatUndoOld', { title })
  const group = callboardOf(req.payload).contentTypes.find(({ slug }) => slug === type)?.group.name ?? ''
  if (!hasPermission(person, permissionKey(group, 'manage'), tenantId)) return t('chatUndoNotAllowed', { title })
  const current = await readWhole(req, { id, type }, tenantId)
  if (!current) return t('chatUndoGone', { title })
  const somebody = t('chatUndoSomebody')
  const undone = leftBy.get(id)
  if (!isAsLeft(current, undo, undone)) {
    const save = undone ? null : await readNewerSave(req, { collection: type, id, screen: null, since: undo.leftAt })
    return t('chatUndoChanged', { person: (await findPersonName(req, save?.person ?? null)) ?? somebody, title })
  }
  // A draft that was made here and that nobody has touched or used since goes also without the right to delete.
  if (!undo.before && (await isUsed(req, { id, type }, { tenantId, together }))) return t('chatUndoUsed', { title })
  const [editor] = (await findLockHolders(req, type, [id], req.user?.id)).values()
  return editor ? t('chatUndoEditing', { person: (await findPersonName(req, editor)) ?? somebody, title }) : null
}

/** Whether a document is as a proposal left it: now, or when a later one of the conversation found it, which is undone. */
function isAsLeft(
  current: Record<string, unknown>,
  { content, leftAt }: NonNullable<ProposedDocument['undo']>,
  undone: Undone | undefined,
): boolean {
  if (isAsSeen(current, { content, updatedAt: leftAt })) return true
  const { found } = undone ?? {}
  return (
    undone?.updatedAt === String(current.updatedAt) &&
    found !== undefined &&
    (found.updatedAt === leftAt || found.content === content)
  )
}

/** Whether other documents refer to a document, or a release or a set time waits for it. */
async function isUsed(
  req: PayloadRequest,
  { id, type }: { id: string; type: string },
  { tenantId, together }: { tenantId: string; together: ReadonlySet<string> },
): Promise<boolean> {
  const uses = await findUsesOfDocuments(req, { collection: type, ids: [id], tenantId })
  if (uses.some((use) => !together.has(use.id))) return true
  return (await findPlanned(req, tenantId, [{ collection: type, id }])).length > 0
}

/**
 * Restores a document for which `findUndoProblem` finds nothing: a created one goes to the trash, a changed one gets its
 * previous values back, as a draft.
 */
export async function undoDocument(
  req: PayloadRequest,
  { id, locale, type, undo }: ProposedDocument,
  { leftBy, tenantId }: UndoContext,
): Promise<void> {
  if (!id || !undo) return
  const { before, elsewhere = {} } = undo
  const target = { collection: type, depth: 0, id, locale, overrideAccess: false, req }
  if (before) {
    await changeOutsideForm(req, { collection: type, fields: Object.keys(before), id }, async () => {
      await anyDocuments(req).update({ ...target, data: before, draft: true })
      for (const [language, data] of await restoredInOtherLanguages(req, { elsewhere, id, type }, tenantId))
        await anyDocuments(req).update({ ...target, data, draft: true, locale: language })
    })
  } else {
    await anyDocuments(req).update({
      ...target,
      data: { deletedAt: new Date().toISOString() },
      // Whoever may make a draft may take back their own, untouched one, also without the right to delete.
      overrideAccess: true,
    })
  }
  const left = await readDocument(req, { id, locale, tenantId, type })
  leftBy.set(id, { found: undo.found, updatedAt: String(left?.updatedAt ?? '') })
}
