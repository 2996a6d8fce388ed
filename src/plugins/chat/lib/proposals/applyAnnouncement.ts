import type { PayloadRequest } from 'payload'
import { tokenNameOf } from '@/access/bearerTokens'
import { forbidden, translatorOf } from '@/exports/server'
import { hasPermission } from '@/exports/shared'
import type { Person } from '@/exports/types'
import { required } from '@/lib/values'
import { announceNow, takeBackNow } from '@/plugins/performances/published'
import { readDocument } from '../../tools/documents'
import { leftAs } from './applyDocument'
import type { AppliedDocument, ProposedAnnouncement, ProposedDocument } from './proposal'

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
  const after = await readAll(req, documents, tenantId)
  return documents.map((document, index) => {
    const performance = required(document.id, 'the id of a performance')
    const earlier = before.get(performance)
    return {
      ...document,
      id: performance,
      ...(index === 0 && { announcement: { ...announcement, id: announced.id } }),
      undo: {
        before: Object.fromEntries(Object.keys(document.data).map((name) => [name, earlier?.[name] ?? null])),
        ...leftAs(after.get(performance) ?? null),
      },
    }
  })
}

/** Takes an announcement back that was applied. @param documents its performances, which nobody has changed since */
export async function undoAnnouncement(
  req: PayloadRequest,
  documents: readonly ProposedDocument[],
  { announcement, leftBy, tenantId, ...decision }: Decision & { leftBy: Map<string, string> },
): Promise<void> {
  const person = deciderOf(req, { ...decision, tenantId })
  const { locale } = required(documents[0], 'a proposed performance')
  await takeBackNow(req, { id: required(announcement.id, 'the id of an announcement'), locale, person, tenantId })
  for (const [id, left] of await readAll(req, documents, tenantId)) leftBy.set(id, String(left?.updatedAt ?? ''))
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
