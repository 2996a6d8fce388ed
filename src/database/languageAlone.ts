import type { DrizzleAdapter } from '@payloadcms/drizzle'
import type { FindVersionsArgs, PayloadRequest, UpdateOneArgs, Where } from 'payload'
import { withLanguageOf } from '@/lib/content/withLanguageOf'

type Request = Partial<Pick<PayloadRequest, 'context'>>

const keyOf = (collection: string, id: unknown): string =>
  `languageAlone/${collection}/${typeof id === 'string' ? id : '*'}`

/** The language that the request publishes alone of a document, if any. */
export function languageAlone({ context = {} }: Request, collection: string, id: string): string | undefined {
  const own = keyOf(collection, id)
  return context[Object.hasOwn(context, own) ? own : keyOf(collection, undefined)] as string | undefined
}

/**
 * Remembers that a request publishes one language alone, or does no longer.
 * @param id undefined for a bulk operation
 */
export function rememberLanguageAlone(req: PayloadRequest, collection: string, id: unknown, language?: string): void {
  req.context[keyOf(collection, id)] = language
}

/**
 * Publishes one language alone without touching anything else of a live document. Payload merges the draft into the
 * live version by the positions of rows, so that a row that was moved, added or removed gives its translation to
 * another, and takes everything that languages share from the draft: parent, slug, dates, the rows themselves.
 *
 * Payload here gets no live version to merge with, and so passes on the draft in that language alone; its texts are put
 * into the live document when that is written. A document that is not live gets everything from the draft.
 */
export function publishLanguagesAlone(adapter: DrizzleAdapter): void {
  const findVersions = adapter.findVersions as (this: DrizzleAdapter, args: FindVersionsArgs) => Promise<unknown>
  const updateOne = adapter.updateOne as (this: DrizzleAdapter, args: UpdateOneArgs) => Promise<unknown>
  Object.assign(adapter, {
    findVersions(this: DrizzleAdapter, args: FindVersionsArgs) {
      const id = documentOfLiveVersion(args)
      const isAlone = id !== null && args.req !== undefined && languageAlone(args.req, args.collection, id)
      return isAlone ? Promise.resolve({ docs: [] }) : findVersions.call(this, args)
    },
    async updateOne(this: DrizzleAdapter, args: UpdateOneArgs) {
      return updateOne.call(this, { ...args, ...(await withLiveRest(this, args)) } as UpdateOneArgs)
    },
  })
}

/** The document whose live version Payload reads in order to publish one language of it; null for other reads. */
function documentOfLiveVersion({ limit, where }: FindVersionsArgs): string | null {
  const conditions = limit === 1 ? conditionsOf(where) : []
  const isLive = conditions.some((condition) => equalTo(condition, 'version._status') === 'published')
  const id = conditions.map((condition) => equalTo(condition, 'parent')).find((parent) => parent !== undefined)
  return isLive && typeof id === 'string' ? id : null
}

const conditionsOf = (where: Where | undefined): Where[] =>
  where ? [where, ...(where.and ?? []).flatMap((condition) => conditionsOf(condition))] : []

const equalTo = (where: Where, path: string): unknown => (where[path] as { equals?: unknown } | undefined)?.equals

/** The live document with the texts of the language that is published alone; nothing for other writes. */
async function withLiveRest(
  adapter: DrizzleAdapter,
  { collection, data, id, req }: UpdateOneArgs,
): Promise<{ data: Record<string, unknown> } | null> {
  const language = id !== undefined && req ? languageAlone(req, collection, String(id)) : undefined
  if (!language || data._status !== 'published') return null
  const live = await adapter.findOne<Record<string, unknown> & { id: string }>({
    collection,
    locale: 'all',
    req,
    where: { id: { equals: id } },
  })
  if (live?._status !== 'published') return null
  const { flattenedFields } = adapter.payload.collections[collection].config
  const texts = withLanguageOf(flattenedFields, live, data, { blocks: adapter.payload.blocks, language })
  return { data: { ...texts, updatedAt: data.updatedAt } }
}
