import type { PayloadRequest } from 'payload'
import { findLockHolders } from '../../../../access/documentLocks'
import { hasPermission, type Person } from '../../../../access/person'
import { permissionKey } from '../../../../access/permissions'
import { callboardOf } from '../../../../access/registryOf'
import { anyDocuments } from '../../../../collections/anyDocuments'
import { findPersonName } from '../../../../collections/hooks/findPersonName'
import { changeOutsideForm } from '../../../../collections/saves/changeOutsideForm'
import { readNewerSave } from '../../../../database/saves/documentSaves'
import { readDocument } from '../../tools/documents'
import { leftAt } from './applyDocument'
import type { ProposedDocument } from './proposal'
import { translatorOf } from '../../../../i18n/translator'

interface UndoContext {
  person: Person | null
  tenantId: string
  /** `updatedAt` of documents that this undo has already changed, by id. */
  leftBy: Map<string, string>
}

/** The reason why a document cannot be restored; null if it can. */
export async function findUndoProblem(
  req: PayloadRequest,
  { id, title, type, undo }: ProposedDocument,
  { leftBy, person, tenantId }: UndoContext,
): Promise<string | null> {
  const t = translatorOf(req.i18n)
  if (!undo || !id) return t('chatUndoOld', { title })
  const group = callboardOf(req.payload).contentTypes.find(({ slug }) => slug === type)?.group.name ?? ''
  const verb = undo.before ? 'manage' : 'delete'
  if (!hasPermission(person, permissionKey(group, verb), tenantId)) return t(`chatUndoNotAllowed_${verb}`, { title })
  const current = await readDocument(req, { id, tenantId, type })
  if (!current) return t('chatUndoGone', { title })
  if (![undo.leftAt, leftBy.get(id)].includes(String(current.updatedAt))) {
    const save = await readNewerSave(req, { collection: type, id, screen: null, since: undo.leftAt })
    const writer = (await findPersonName(req, save?.person ?? null)) ?? t('chatUndoSomebody')
    return t('chatUndoChanged', { person: writer, title })
  }
  const [editor] = (await findLockHolders(req, type, [id], req.user?.id)).values()
  if (!editor) return null
  return t('chatUndoEditing', { person: (await findPersonName(req, editor)) ?? t('chatUndoSomebody'), title })
}

/** Restores a document: a created one goes to the trash, a changed one gets its previous values back, as a draft. */
export async function undoDocument(
  req: PayloadRequest,
  { data, id, locale, type, undo }: ProposedDocument,
  { leftBy, tenantId }: UndoContext,
): Promise<void> {
  if (!id || !undo) return
  const target = { collection: type, depth: 0, id, overrideAccess: false, req }
  if (undo.before) {
    const { before } = undo
    await changeOutsideForm(req, { collection: type, fields: Object.keys(data), id }, () =>
      anyDocuments(req).update({ ...target, data: before, draft: true, locale }),
    )
  } else await anyDocuments(req).update({ ...target, data: { deletedAt: new Date().toISOString() } })
  leftBy.set(id, await leftAt(req, { id, type }, tenantId))
}
