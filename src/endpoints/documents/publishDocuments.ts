import { createLocalReq, ValidationError, type PayloadRequest, type TypedLocale } from 'payload'
import { z } from 'zod'
import { lockOf } from '../../access/lockOf'
import { anyDocuments } from '../../collections/anyDocuments'
import { nameOfPerson } from '../../collections/hooks/nameOfPerson'
import { publicStates, type DocumentId } from '../../database/documents/publicStates'
import { translatorOf } from '../../i18n/translator'
import { isContentLanguage } from '../../lib/languages/codes'
import { safeError } from '../../lib/logging/safeError'
import { asOperationError } from '../OperationError'
import { defineOperation } from '../define'
import { member } from '../routeRules'
import { namedKey, namesOf } from './namesOf'
import { contentTypeOf, tenantOfFirst } from './siteDocument'

const document = z.strictObject({ collection: z.string().max(60), id: z.uuid() })
const named = z.object({ collection: z.string(), id: z.string(), title: z.string() })

interface Refusal extends DocumentId {
  reason: string
}

interface Published {
  published: DocumentId[]
  refused: Refusal[]
}

/**
 * Publishes drafts of one site one by one, each by the rules of its type and with the person's rights: what is refused
 * keeps no other from going live. What is published already, newer draft or not, is left as it is.
 */
export const publishDocuments = defineOperation({
  name: 'publishDocuments',
  area: 'documents',
  // Each document's publishing has a line of its own.
  audit: null,
  input: z.strictObject({ documents: z.array(document).min(1).max(50), locale: z.string().max(10).optional() }),
  limit: { by: ['person'], points: 30, seconds: 60 },
  method: 'post',
  output: z.object({ published: z.array(named), refused: z.array(named.extend({ reason: z.string() })) }),
  path: '/documents/publish',
  // Each in a transaction of its own, none of which waits within another.
  prepare: ({ input: { documents, locale }, req, tenantId }) => {
    if (isContentLanguage(locale)) req.locale = locale as TypedLocale
    return publishAll(req, tenantId, documents)
  },
  run: async ({ prepared: { published, refused }, req, tenantId }) => {
    const names = await namesOf(req, [...published, ...refused], tenantId ?? '', { trash: true })
    const titleOf = (one: DocumentId): string => names.get(namedKey(one))?.title ?? ''
    return {
      published: published.map(({ collection, id }) => ({ collection, id, title: titleOf({ collection, id }) })),
      refused: refused.map((one) => ({ ...one, title: titleOf(one) })),
    }
  },
  summary: 'Publish drafts',
  tenant: ({ documents }, req) => tenantOfFirst(req, documents),
  takesToken: true,
  who: member,
})

async function publishAll(req: PayloadRequest, tenantId: string | null, documents: DocumentId[]): Promise<Published> {
  const t = translatorOf(req.i18n)
  const known = documents.filter(({ collection }) => contentTypeOf(req, collection))
  const states = new Map((tenantId ? await publicStates(req, tenantId, known) : []).map((one) => [namedKey(one), one]))
  const result: Published = { published: [], refused: [] }
  let open = known
  // What is refused as long as another is a draft, a page below it, is tried once more when that one is live.
  for (let hasMoved = true; hasMoved && open.length > 0;) {
    const refused: Refusal[] = []
    hasMoved = false
    for (const one of open) {
      const state = states.get(namedKey(one))
      const reason = !state
        ? t('publishNothingThere')
        : state.isTrashed
          ? t('publishInTrash')
          : state.isLive
            ? null
            : await publishOne(req, one)
      if (reason === null) hasMoved = Boolean(result.published.push(one))
      else refused.push({ ...one, reason })
    }
    result.refused = refused
    open = refused.map(({ collection, id }) => ({ collection, id }))
  }
  return result
}

/** @returns why it was not published; null where it was */
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
  const say = translatorOf(i18n)
  try {
    const lock = await lockOf(req, collection, id)
    if (lock?.isFresh && lock.holder !== user?.id)
      return say('lockedBy', { person: (await nameOfPerson(req, lock.holder)) ?? '–' })
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
    const refusal = asOperationError(error, 'documents')
    if (!refusal) console.error(safeError(error))
    return describeFieldErrors(error) ?? refusal?.message ?? say('bulkFailed')
  }
}

/** What is wrong with which fields; null where that is not the reason. */
export function describeFieldErrors(error: unknown): string | null {
  if (!(error instanceof ValidationError)) return null
  const said = error.data.errors.map(({ label, message }) =>
    typeof label === 'string' ? `${label}: ${message}` : message,
  )
  return said.length > 0 ? said.join(' ') : null
}
