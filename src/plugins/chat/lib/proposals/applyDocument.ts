import type { PayloadRequest } from 'payload'
import { changeOutsideForm, translatorOf } from '@/exports/server'
import { isSameValue } from '@/lib/content/values'
import { findAttachment, readContent } from '../../database/attachments'
import { readDocument } from '../../tools/documents'
import { AREA, chatErrorWith } from '../chatErrors'
import { removedInOtherLanguages } from './otherLanguages'
import { replacePlaceholders } from './placeholders'
import type { AppliedDocument, ProposedDocument } from './proposal'
import { leftAs, readWhole, seenNow } from './seen'
import { writeDocument } from './writeDocument'

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
  if (!id) {
    const file = attachment ? await fileOf(req, attachment) : null
    const key = await writeDocument(req, document, data, { file, tenantId })
    if (attachment) made.set(attachment, key)
    const left = await leftAs(req, { id: key, type }, { found: null, tenantId })
    return { ...document, id: key, undo: { before: null, ...left } }
  }
  const current = (await readDocument(req, { id, locale, tenantId, type })) ?? {}
  const found = seenNow(await readWhole(req, { id, type }, tenantId))
  const elsewhere = await removedInOtherLanguages(req, { ...document, data, id }, current, tenantId)
  const change = () => writeDocument(req, document, data, { tenantId })
  await changeOutsideForm(req, { collection: type, fields: Object.keys(data), id }, change)
  const after = await readDocument(req, { id, locale, tenantId, type })
  // What changed along, such as the address with the title, is restored with it.
  const names = Object.keys({ ...data, ...after }).filter(
    (name) => Object.hasOwn(data, name) || (!DERIVED.has(name) && !isSameValue(current[name], after?.[name])),
  )
  const before = Object.fromEntries(names.map((name) => [name, current[name] ?? null]))
  return {
    ...document,
    id,
    undo: {
      before,
      ...(Object.keys(elsewhere).length > 0 && { elsewhere }),
      ...(await leftAs(req, { id, type }, { found, tenantId })),
    },
  }
}

/** What every save sets. */
const DERIVED = new Set(['_status', 'createdAt', 'publishedAt', 'relativePath', 'updatedAt'])

async function fileOf(req: PayloadRequest, id: string): Promise<NonNullable<PayloadRequest['file']>> {
  const [file, content] = await Promise.all([findAttachment(req, id), readContent(req, id)])
  if (!file || !content) throw chatErrorWith(`conflict:${AREA}`, 409, translatorOf(req.i18n)('chatAttachGone'))
  return { data: content, mimetype: file.type, name: file.name, size: content.length }
}
