import type { PayloadRequest } from 'payload'
import { anyDocuments } from '../../../../collections/anyDocuments'
import { changeOutsideForm } from '../../../../collections/saves/changeOutsideForm'
import { translatorOf } from '../../../../i18n/translator'
import { findAttachment, readContent } from '../../database/attachments'
import { readDocument } from '../../tools/documents'
import { AREA, chatErrorWith } from '../chatErrors'
import { replacePlaceholders } from './placeholders'
import type { AppliedDocument, ProposedDocument } from './proposal'

/** Whether the document has changed since the proposal was made, other than by another proposal of the conversation. */
export async function isStale(
  req: PayloadRequest,
  { basedOn, id, type }: ProposedDocument,
  tenantId: string,
  leftBy: Map<string, string>,
): Promise<boolean> {
  if (!id || basedOn === null) return false
  const current = await readDocument(req, { id, tenantId, type })
  return !current || ![basedOn, leftBy.get(id)].includes(String(current.updatedAt))
}

/**
 * Applies a proposed change as a draft, with the user's permissions.
 * @param made ids of the documents created from attachments, by attachment id
 * @throws the error that Payload throws
 */
export async function applyDocument(
  req: PayloadRequest,
  document: ProposedDocument,
  tenantId: string,
  made: Map<string, string>,
): Promise<AppliedDocument> {
  const { attachment, id, locale, type } = document
  const data = replacePlaceholders(document.data, made)
  const target = { collection: type, depth: 0, draft: true, locale, overrideAccess: false, req }
  if (!id) {
    const file = attachment ? await fileOf(req, attachment) : null
    const { id: key } = await anyDocuments(req).create({
      ...target,
      data: { ...data, _status: 'draft', tenant: tenantId },
      ...(file && { file }),
    })
    if (attachment) made.set(attachment, key)
    return {
      ...document,
      id: key,
      undo: { before: null, leftAt: await leftAt(req, { ...document, id: key }, tenantId) },
    }
  }
  const current = await readDocument(req, { id, locale, tenantId, type })
  const before = Object.fromEntries(Object.keys(data).map((name) => [name, current?.[name] ?? null]))
  await changeOutsideForm(req, { collection: type, fields: Object.keys(data), id }, () =>
    anyDocuments(req).update({ ...target, data, id }),
  )
  return { ...document, id, undo: { before, leftAt: await leftAt(req, document, tenantId) } }
}

async function fileOf(req: PayloadRequest, id: string): Promise<NonNullable<PayloadRequest['file']>> {
  const [file, content] = await Promise.all([findAttachment(req, id), readContent(req, id)])
  if (!file || !content) throw chatErrorWith(`conflict:${AREA}`, 409, translatorOf(req.i18n)('chatAttachGone'))
  return { data: content, mimetype: file.type, name: file.name, size: content.length }
}

/** When a document was last changed. */
export const leftAt = async (
  req: PayloadRequest,
  { id, type }: Pick<ProposedDocument, 'id' | 'type'>,
  tenantId: string,
): Promise<string> => String((await readDocument(req, { id: id ?? '', tenantId, type }))?.updatedAt ?? '')
