import type { DrizzleAdapter } from '@payloadcms/drizzle'
import type { CreateArgs, FindVersionsArgs } from 'payload'
import { equalValues } from '../plainReads'

/** Documents that a request has created, by its context, which all of its operations share. */
const created = new WeakMap<object, Set<unknown>>()

/**
 * Makes the check for versions beyond the maximum cheap. After every save Payload looks for the first of them, with all
 * its texts, to delete whatever is older: only its date is read, and of a document that is just being created nothing,
 * as it has one version.
 */
export function narrowVersionChecks(adapter: DrizzleAdapter): void {
  const create = adapter.create as (this: DrizzleAdapter, args: CreateArgs) => Promise<{ id: unknown }>
  const findVersions = adapter.findVersions as (this: DrizzleAdapter, args: FindVersionsArgs) => Promise<unknown>
  Object.assign(adapter, {
    async create(this: DrizzleAdapter, args: CreateArgs) {
      const document = await create.call(this, args)
      const { context } = args.req ?? {}
      if (context) created.set(context, (created.get(context) ?? new Set()).add(document.id))
      return document
    },
    findVersions(this: DrizzleAdapter, args: FindVersionsArgs) {
      const isCheck = args.limit === 1 && args.pagination === false && (args.page ?? 1) > 1 && !args.select
      if (!isCheck) return findVersions.call(this, args)
      const isNew = created.get(args.req?.context ?? {})?.has(equalValues(args.where).get('parent'))
      return isNew ? Promise.resolve({ docs: [] }) : findVersions.call(this, { ...args, select: { updatedAt: true } })
    },
  })
}
