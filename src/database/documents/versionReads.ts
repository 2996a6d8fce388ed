import type { DrizzleAdapter } from '@payloadcms/drizzle'
import type { CreateArgs, CreateVersionArgs, FindVersionsArgs } from 'payload'
import { equalValues } from '@/database/plainReads'

/** Documents that a request has created, by its context, which all of its operations share. */
const created = new WeakMap<object, Set<unknown>>()

/** Whether a request has created a document, by the context of the request. */
export const isCreatedBy = (context: object | undefined, document: unknown): boolean =>
  created.get(context ?? {})?.has(document) === true

/**
 * Spares two reads of Payload after every save.
 *
 * The version of a published document holds what has just been read of the document itself, in all languages, so it is
 * not read back.
 *
 * To delete versions beyond the maximum, Payload looks for the first of them, with all its texts: only its date is
 * read, and of a document that is just being created nothing, as it has one version.
 */
export function spareVersionReads(adapter: DrizzleAdapter): void {
  const create = adapter.create as (this: DrizzleAdapter, args: CreateArgs) => Promise<{ id: unknown } | null>
  const createVersion = adapter.createVersion as (this: DrizzleAdapter, args: CreateVersionArgs) => Promise<unknown>
  const findVersions = adapter.findVersions as (this: DrizzleAdapter, args: FindVersionsArgs) => Promise<unknown>
  Object.assign(adapter, {
    async create(this: DrizzleAdapter, args: CreateArgs) {
      const document = await create.call(this, args)
      const { context } = args.req ?? {}
      if (context && document) created.set(context, (created.get(context) ?? new Set()).add(document.id))
      return document
    },
    async createVersion(this: DrizzleAdapter, args: CreateVersionArgs) {
      if (!holdsDocument(args)) return createVersion.call(this, args)
      // Writing gives rows the ids of their copies in the version.
      await createVersion.call(this, { ...args, returning: false, versionData: structuredClone(args.versionData) })
      return { parent: args.parent, version: args.versionData }
    },
    findVersions(this: DrizzleAdapter, args: FindVersionsArgs) {
      const isCheck = args.limit === 1 && args.pagination === false && (args.page ?? 1) > 1 && !args.select
      if (!isCheck) return findVersions.call(this, args)
      const isNew = isCreatedBy(args.req?.context, equalValues(args.where).get('parent'))
      return isNew ? Promise.resolve({ docs: [] }) : findVersions.call(this, { ...args, select: { updatedAt: true } })
    },
  })
}

/** Whether a version is written from a document as stored: a draft is written from what was sent. */
const holdsDocument = ({ returning, select, versionData }: CreateVersionArgs): boolean =>
  returning !== false && !select && (versionData as { _status?: unknown } | undefined)?._status === 'published'
