import { createLocalReq, ValidationError, type PayloadRequest, type TypedLocale } from 'payload'
import { z } from 'zod'
import { findDocumentLock } from '@/access/documentLocks'
import { anyDocuments } from '@/collections/anyDocuments'
import { findPersonName } from '@/collections/hooks/findPersonName'
import { readPublicStates, type DocumentId } from '@/database/documents/publicStates'
import { translatorOf } from '@/i18n/translator'
import { isContentLanguage } from '@/lib/languages/codes'
import { redactError } from '@/lib/logging/redactError'
import { toOperationError } from '@/endpoints/OperationError'
import { defineOperation } from '@/endpoints/define'
import { member } from '@/endpoints/routeRules'
import { documentKey, readDocumentNames } from './documentNames'
import { contentTypeOf, tenantOfFirst } from './siteDocument'
import { fixedMessageIn } from '@/i18n/fixed/inLanguage'

const document = z.strictObject({ collection: z.string().max(60), id: z.uuid() })
const namedDocument = z.object({ collection: z.string(), id: z.string(), title: z.string() })

interface Refusal extends DocumentId {
  reason: string
}

interface Published {
  published: DocumentId[]
  refused: Refusal[]
}

/**
 * Publishes drafts of one tenant one by one, each with the rules of its type and the user's permissions. A refused
 * document does not prevent others from being published. Documents that are live are left unchanged, even with a newer
 * draft.
 */
export const publishDocuments = defineOperation({
  name: 'publishDocuments',
  area: 'documents',
  // Publishing each document writes its own audit entry.
  audit: null,
  input: z.strictObject({ documents: z.array(document).min(1).max(50), locale: z.string().max(10).optional() }),
  limit: { by: ['person'], points: 30, seconds: 60 },
  method: 'post',
  output: z.object({
    published: z.array(namedDocument),
    refused: z.array(namedDocument.extend({ reason: z.string() })),
  }),
  path: '/documents/publish',
  // One transaction per document, none of which waits for another.
  prepare: ({ input: { documents, locale }, req, tenantId }) => {
    if (isContentLanguage(locale)) req.locale = locale as TypedLocale
    return publishAll(req, tenantId, documents)
  },
  run: async ({ prepared: { published, refused }, req, tenantId }) => {
    const names = await readDocumentNames(req, [...published, ...refused], tenantId ?? '', { trash: true })
    const titleOf = (document: DocumentId): string => names.get(documentKey(document))?.title ?? ''
    return {
      published: published.map(({ collection, id }) => ({ collection, id, title: titleOf({ collection, id }) })),
      refused: refused.map((document) => ({ ...document, title: titleOf(document) })),
    }
  },
  summary: 'Publish drafts',
  tenant: ({ documents }, req) => tenantOfFirst(req, documents),
  takesToken: true,
  who: member,
})

async function publishAll(req: PayloadRequest, tenantId: string | null, documents: DocumentId[]): Promise<Published> {
  const t = translatorOf(req.i18n)
  const valid = documents.filter(({ collection }) => contentTypeOf(req, collection))
  const states = new Map(
    (tenantId ? await readPublicStates(req, tenantId, valid) : []).map((state) => [documentKey(state), state]),
  )
  const result: Published = { published: [], refused: [] }
  let pending = valid
  // Retries refused documents after others were published: a page can only go live after its parent.
  for (let hasProgress = true; hasProgress && pending.length > 0;) {
    const refused: Refusal[] = []
    hasProgress = false
    for (const document of pending) {
      const state = states.get(documentKey(document))
      const reason = !state
        ? t('publishNothingThere')
        : state.isTrashed
          ? t('publishInTrash')
          : state.isLive
            ? null
            : await publishOne(req, document)
      if (reason === null) hasProgress = Boolean(result.published.push(document))
      else refused.push({ ...document, reason })
    }
    result.refused = refused
    pending = refused.map(({ collection, id }) => ({ collection, id }))
  }
  return result
}

/** @returns the reason for a refusal; null if published */
async function publishOne(
  { headers, i18n, locale, payload, t, user }: PayloadRequest,
  { collection, id }: DocumentId,
): Promise<string | null> {
  const req = await createLocalReq(
    {
      context: {},
      locale: locale ?? undefined,
      req: { headers, i18n, payloadAPI: 'REST', t },
      user: user ?? undefined,
    },
    payload,
  )
  const translate = translatorOf(i18n)
  try {
    const lock = await findDocumentLock(req, collection, id)
    if (lock?.isFresh && lock.holder !== user?.id)
      return translate('lockedBy', { person: (await findPersonName(req, lock.holder)) ?? '–' })
    await anyDocuments(req).update({
      collection,
      data: { _status: 'published' },
      depth: 0,
      id,
      overrideAccess: false,
      overrideLock: false,
      req,
    })
    return null
  } catch (error) {
    const refusal = toOperationError(error, 'documents')
    if (!refusal) console.error(redactError(error))
    return (
      describeFieldErrors(error) ?? (refusal ? fixedMessageIn(i18n.language, refusal.message) : translate('bulkFailed'))
    )
  }
}

/** The field errors of a validation error as text; null for other errors. */
export function describeFieldErrors(error: unknown): string | null {
  if (!(error instanceof ValidationError)) return null
  const messages = error.data.errors.map(({ label, message }) =>
    typeof label === 'string' ? `${label}: ${message}` : message,
  )
  return messages.length > 0 ? messages.join(' ') : null
}
