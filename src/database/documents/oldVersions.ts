import type { DrizzleAdapter } from '@payloadcms/drizzle'
import type { FindVersionsArgs } from 'payload'

/**
 * Reads only the date of the version from which older ones are deleted: after every save, Payload looks for the first
 * version beyond the maximum number, and reads the whole of it.
 */
export function narrowVersionChecks(adapter: DrizzleAdapter): void {
  const findVersions = adapter.findVersions as (this: DrizzleAdapter, args: FindVersionsArgs) => Promise<unknown>
  Object.assign(adapter, {
    findVersions(this: DrizzleAdapter, args: FindVersionsArgs) {
      const isCheck = args.limit === 1 && args.pagination === false && (args.page ?? 1) > 1 && !args.select
      return findVersions.call(this, isCheck ? { ...args, select: { updatedAt: true } } : args)
    },
  })
}
