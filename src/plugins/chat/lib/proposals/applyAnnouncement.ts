import type { PayloadRequest } from 'payload'
import { tokenNameOf } from '@/access/bearerTokens'
import { forbidden, translatorOf } from '@/exports/server'
import { hasPermission } from '@/exports/shared'
import type { Person } from '@/exports/types'
import { required } from '@/lib/values'
import { announceNow, takeBackNow } from '@/plugins/performances/published'
import { readDocument } from '../../tools/documents'
import type { AppliedDocument, ProposedAnnouncement, ProposedDocument } from './proposal'
import { readWhole, seenNow, type Seen } from './seen'
import type { Undone } from './undoDocument'

interface Decision {
  announcement: ProposedAnnouncement
  person: Person | null
  tenantId: string
}

/** The announcement of a proposal; undefined if it announces nothing. */
export const announcementOf = ([first]: readonly ProposedDocument[]): ProposedAnnouncement | undefined =>
  first?.announcement

/**
 * Announces a proposed change of performances, with the user's permissions: visitors see it at once.
 * @throws OperationError 403 for a program, 409 if a performance has been changed meanwhile, and others
 */
export async function applyAnnouncement(
  req: PayloadRequest,
  documents: readonly ProposedDocument[],
  { announcement, tenantId, ...decision }: Decision,
): Promise<AppliedDocument[]> {
  const person = deciderOf(req, { ...decision, tenantId })
  const before = await readAll(req, documents, tenantId)
  const found = await seenAll(req, documents, tenantId)
  const { id: _, ...input } = announcement
  const announced = await announceNow(req, {
    input: {
      ...input,
      keepsTexts: false,
      locale: required(documents[0], 'a proposed performance').locale,
      performances: [...before].map(([performance, current]) => ({
        id: performance,
        seen: String(current?.updatedAt ?? ''),
      })),
    },
    person,
    tenantId,
  })
  const after = await seenAll(req, documents, tenantId)
  return documents.map((document, index) => {
    const performance = required(document.id, 'the id of a performance')
    const earlier = before.get(performance)
    const left = required(after.get(performance), 'an announced performance')
    return {
      ...document,
      id: performance,
      ...(index === 0 && { announcement: { ...announcement, id: announced.id } }),
      undo: {
        before: Object.fromEntries(Object.keys(document.data).map((name) => [name, earlier?.[name] ?? null])),
        content: left.content,
        found: required(found.get(performance), 'an announced performance'),
        leftAt: left.updatedAt,
      },
    }
  })
}

/** Takes an announcement back that was applied. @param documents its performances, which nobody has changed since */
export async function undoAnnouncement(
  req: PayloadRequest,
  documents: readonly ProposedDocument[],
  { announcement, leftBy, tenantId, ...decision }: Decision & { leftBy: Map<string, Undone> },
): Promise<void> {
  const person = deciderOf(req, { ...decision, tenantId })
  const { locale } = required(documents[0], 'a proposed performance')
  await takeBackNow(req, { id: required(announcement.id, 'the id of an announcement'), locale, person, tenantId })
  const left = await readAll(req, documents, tenantId)
  for (const { id, undo } of documents)
    if (id) leftBy.set(id, { found: undo?.found, updatedAt: String(left.get(id)?.updatedAt ?? '') })
}

/** A person who may edit events. Programs propose announcements, but never make or take back one. */
function deciderOf(req: PayloadRequest, { person, tenantId }: Pick<Decision, 'person' | 'tenantId'>): Person {
  if (tokenNameOf(req.user) !== null) throw forbidden('documents', translatorOf(req.i18n)('chatAnnounceByHand'))
  if (!person || !hasPermission(person, 'events:manage', tenantId)) throw forbidden('documents')
  return person
}

async function readAll(
  req: PayloadRequest,
  documents: readonly ProposedDocument[],
  tenantId: string,
): Promise<Map<string, Record<string, unknown> | null>> {
  const found = new Map<string, Record<string, unknown> | null>()
  for (const { id, locale, type } of documents)
    if (id) found.set(id, await readDocument(req, { id, locale, tenantId, type }))
  return found
}

/** The performances as they are now, as undoing compares them. */
async function seenAll(
  req: PayloadRequest,
  documents: readonly ProposedDocument[],
  tenantId: string,
): Promise<Map<string, Required<Seen>>> {
  const found = new Map<string, Required<Seen>>()
  for (const { id, type } of documents) if (id) found.set(id, seenNow(await readWhole(req, { id, type }, tenantId)))
  return found
}
