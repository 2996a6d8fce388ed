import type { DrizzleAdapter } from '@payloadcms/drizzle'
import type { CreateVersionArgs, UpdateVersionArgs } from 'payload'
import { isCreatedBy } from './versionReads'

type Version = Record<string, unknown>

/** A request that saves; all of its operations share its context. */
interface SavingRequest {
  context: object
}

/** Newest versions that a request has saved, by document. Only of requests that need them. */
const kept = new WeakMap<object, Map<unknown, Version>>()

/** From now on, the newest version of each document that the request saves is kept for `takeSavedVersion`. */
export function keepSavedVersions({ context }: SavingRequest): void {
  if (!kept.has(context)) kept.set(context, new Map())
}

/**
 * The newest version of a document as the request has just stored it, in all languages. It is given once; null if the
 * request has not kept it, and it must be read.
 */
export function takeSavedVersion({ context }: SavingRequest, document: string): Version | null {
  const versions = kept.get(context)
  const version = versions?.get(document) ?? null
  versions?.delete(document)
  return version
}

/** Keeps versions while they are written, so that hooks need not read them again. */
export function keepVersions(adapter: DrizzleAdapter): void {
  const createVersion = adapter.createVersion as (this: DrizzleAdapter, args: CreateVersionArgs) => Promise<unknown>
  const updateVersion = adapter.updateVersion as (this: DrizzleAdapter, args: UpdateVersionArgs) => Promise<unknown>
  Object.assign(adapter, {
    async createVersion(this: DrizzleAdapter, args: CreateVersionArgs) {
      const versions = kept.get(args.req?.context ?? {})
      if (!versions) return createVersion.call(this, args)
      versions.delete(args.parent)
      // The first version of a document holds what has just been read of it. Writing changes the ids of its rows.
      const first = isFirst(args) ? structuredClone(args.versionData as Version) : null
      const result = await createVersion.call(this, args)
      const version = first ?? storedVersion(result, args)
      if (version) versions.set(args.parent, version)
      return result
    },
    async updateVersion(this: DrizzleAdapter, args: UpdateVersionArgs) {
      const result = await updateVersion.call(this, args)
      const versions = kept.get(args.req?.context ?? {})
      const { parent } = (args.versionData ?? {}) as { parent?: unknown }
      versions?.delete(parent)
      const version = versions && storedVersion(result, args)
      if (version) versions.set(parent, version)
      return result
    },
  })
}

const isFirst = ({ parent, req, returning }: CreateVersionArgs): boolean =>
  returning === false && isCreatedBy(req?.context, parent)

/** A whole version as it was read back: a copy, as Payload turns what it gets into the answer in one language. */
function storedVersion(
  result: unknown,
  { returning, select }: { returning?: boolean | undefined; select?: unknown },
): Version | null {
  const { version } = (result ?? {}) as { version?: Version }
  return version && returning !== false && !select ? structuredClone(version) : null
}
