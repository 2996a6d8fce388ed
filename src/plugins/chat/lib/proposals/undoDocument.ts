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
import { findUsesOfDocuments } from '@/endpoints/documents/listUses'
import { readDocument } from '../../tools/documents'
import { isAsSeen } from './applyDocument'
import type { ProposedDocument } from './proposal'

interface UndoContext {
  person: Person | null
  tenantId: string
  /** `updatedAt` of documents that this undo has already changed, by id. */
  leftBy: Map<string, string>
  /** Ids of all documents that are undone together. */
  made: ReadonlySet<string>
}

/** The reason why a document cannot be restored; null if it can. */
export async function findUndoProblem(
  req: PayloadRequest,
  { id, locale, title, type, undo }: ProposedDocument,
  { leftBy, made, person, tenantId }: UndoContext,
): Promise<string | null> {
  const t = translatorOf(req.i18n)
  if (!undo || !id) return t('chatUndoOld', { title })
  const group = callboardOf(req.payload).contentTypes.find(({ slug }) => slug === type)?.group.name ?? ''
  const may = (verb: 'delete' | 'manage') => hasPermission(person, permissionKey(group, verb), tenantId)
  if (!may('manage')) return t('chatUndoNotAllowed_manage', { title })
  const current = await readDocument(req, { id, locale, tenantId, type })
  if (!current) return t('chatUndoGone', { title })
  const left = leftBy.get(id)
  const seen = { content: undo.content, updatedAt: undo.leftAt }
  if (!isAsSeen(current, [seen, left === undefined ? left : { updatedAt: left }])) {
    const save = await readNewerSave(req, { collection: type, id, screen: null, since: undo.leftAt })
    const writer = (await findPersonName(req, save?.person ?? null)) ?? t('chatUndoSomebody')
    return t('chatUndoChanged', { person: writer, title })
  }
  // A draft that was made here and that nobody has touched or used since goes without the right to delete.
  if (!undo.before && !may('delete') && (await isUsedElsewhere(req, { id, type }, { made, tenantId })))
    return t('chatUndoNotAllowed_delete', { title })
  const [editor] = (await findLockHolders(req, type, [id], req.user?.id)).values()
  if (!editor) return null
  return t('chatUndoEditing', { person: (await findPersonName(req, editor)) ?? t('chatUndoSomebody'), title })
}

/** Whether a document is used by others than those that are undone with it. */
async function isUsedElsewhere(
  req: PayloadRequest,
  { id, type }: { id: string; type: string },
  { made, tenantId }: Pick<UndoContext, 'made' | 'tenantId'>,
): Promise<boolean> {
  const uses = await findUsesOfDocuments(req, { collection: type, ids: [id], tenantId })
  return uses.some((use) => !made.has(use.id))
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
  const target = { collection: type, depth: 0, id, overrideAccess: false, req }
  if (undo.before) {
    const inLanguages = Object.entries({ [locale]: undo.before, ...undo.elsewhere })
    await changeOutsideForm(req, { collection: type, fields: Object.keys(undo.before), id }, async () => {
      for (const [language, data] of inLanguages)
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
  leftBy.set(id, String((await readDocument(req, { id, locale, tenantId, type }))?.updatedAt ?? ''))
}
