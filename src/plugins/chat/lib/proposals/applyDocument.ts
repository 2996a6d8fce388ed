import type { CollectionSlug, PayloadRequest } from 'payload'
import { changeOutsideForm } from '../../../../collections/saves/changeOutsideForm'
import { readDocument } from '../../tools/documents'
import type { ProposedDocument } from './proposal'

/** Is the document as the proposal knows it, or as another proposal of the conversation has left it? */
export async function isStale(req: PayloadRequest, { basedOn, id, type }: ProposedDocument, tenantId: string, leftBy: Map<string, string>): Promise<boolean> {
  if (!id || basedOn === null) return false
  const current = await readDocument(req, { id, tenantId, type })
  return !current || ![basedOn, leftBy.get(id)].includes(String(current.updatedAt))
}

/** Does what is proposed, as a draft, with the rights of the person. @throws what Payload refuses with */
export async function applyDocument(req: PayloadRequest, document: ProposedDocument, tenantId: string): Promise<ProposedDocument> {
  const { data, id, locale, type } = document
  const target = { collection: type as CollectionSlug, depth: 0, draft: true, locale: locale as 'en', overrideAccess: false as const, req }
  if (!id) {
    const made = await req.payload.create({ ...target, data: { ...data, _status: 'draft', tenant: tenantId } as never, draft: true })
    return { ...document, id: String(made.id), undo: { before: null, leftAt: await leftAt(req, { ...document, id: String(made.id) }, tenantId) } }
  }
  const current = await readDocument(req, { id, locale, tenantId, type })
  const before = Object.fromEntries(Object.keys(data).map((name) => [name, current?.[name] ?? null]))
  await changeOutsideForm(req, { collection: type, fields: Object.keys(data), id }, () => req.payload.update({ ...target, data: data as never, draft: true, id }))
  return { ...document, undo: { before, leftAt: await leftAt(req, document, tenantId) } }
}

/** When a document was last changed. */
export const leftAt = async (req: PayloadRequest, { id, type }: Pick<ProposedDocument, 'id' | 'type'>, tenantId: string): Promise<string> =>
  String((await readDocument(req, { id: id ?? '', tenantId, type }))?.updatedAt ?? '')
