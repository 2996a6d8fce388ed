import type { DrizzleAdapter } from '@payloadcms/drizzle'
import { APIError, type Where } from 'payload'
import type { Pool } from 'pg'
import { currentRequest } from '@/lib/process/answerInstead'
import { isRecord, isUuid } from '@/lib/values'
import { namesOf } from './names'
import { equalValues, toPaginatedDocs } from './plainReads'

const payloadPreferences = namesOf('payload_preferences')
const p = namesOf('payload_preferences', 'p')
const r = namesOf('payload_preferences_rels', 'r')

const COLLECTION = 'payload-preferences'

/** Maximum key length. Keys are the name of a screen, optionally with a document id. */
const MAX_KEY_LENGTH = 200

/** Maximum size of a value. The largest are the expanded pages of several tenants. */
const MAX_VALUE_LENGTH = 512 * 1024

/** Maximum number and size of a user's preferences. The oldest are deleted first. */
const MAX_PREFERENCES = 500

const MAX_BYTES = 4 * 1024 * 1024

/** $1: user id. */
const PRUNE = `delete from ${payloadPreferences} where ${payloadPreferences.id} in (select id from (
  select ${p.id}, row_number() over newest as place, sum(coalesce(pg_column_size(${p.value}), 0)) over newest as bytes
  from ${r} join ${p} on ${p.id} = ${r.parent_id}
  where ${r.users_id} = $1::uuid and ${r.path} = 'user' window newest as (order by ${p.updated_at} desc, ${p.id} desc)) kept
  where place > ${MAX_PREFERENCES} or bytes > ${MAX_BYTES})`

/**
 * Limits the preferences of each user: every signed-in user can write any value under any key, and Payload keeps them
 * all.
 */
export function limitPreferences(adapter: DrizzleAdapter & { pool: Pool }): void {
  for (const name of ['create', 'updateOne', 'upsert'] as const) {
    const write = adapter[name] as (this: DrizzleAdapter, args: Written) => Promise<unknown>
    // `this` is not always the adapter: the bulk writer derives a recording adapter from it.
    adapter[name] = async function (this: DrizzleAdapter, args: Written) {
      if (args.collection !== COLLECTION) return write.call(this, args)
      assertWithinLimits(args.data)
      const written = await write.call(this, args)
      forgetPreferences()
      const userId = name === 'updateOne' ? null : userIdOf(args.data)
      if (userId) await adapter.pool.query({ name: 'callboard-prune-preferences', text: PRUNE, values: [userId] })
      return written
    }
  }
}

interface Written {
  collection: string
  data: Record<string, unknown>
}

function assertWithinLimits({ key, value }: Record<string, unknown>): void {
  const isLong =
    String(key ?? '').length > MAX_KEY_LENGTH ||
    (value !== undefined && JSON.stringify(value).length > MAX_VALUE_LENGTH)
  if (isLong) throw new APIError('This preference is too large to be saved.', 413, {}, true)
}

const userIdOf = ({ user }: Record<string, unknown>): string | null =>
  isRecord(user) && typeof user.value === 'string' ? user.value : null

/** User and key of a preference. */
interface PreferenceKey {
  key: string
  user: string
}

interface Row {
  id: string
  key: string
  value: unknown
  created_at: Date
  updated_at: Date
}

/** $1: keys, $2: user id. If there are several of a key, Payload takes the newest. */
const QUERY = `select distinct on (${p.key}) ${p.key}, ${p.id}, ${p.value}, ${p.created_at}, ${p.updated_at}
  from ${r} join ${p} on ${p.id} = ${r.parent_id}
  where ${p.key} = any($1) and ${r.users_id} = $2::uuid and ${r.path} = 'user' order by ${p.key}, ${p.created_at} desc`

type Preferences = ReadonlyMap<string, object>

/** Preferences of screens that a request has read, by user. */
const ofRequests = new WeakMap<object, Map<string, Promise<Preferences>>>()

/**
 * Reads a user's preferences with one prepared statement, since every page reads several, one after another: the first
 * of them reads those of all screens. Payload would build two statements for each, which take longer to build than to
 * run. All other reads, and those within a transaction, go through Payload.
 */
export function speedUpPreferenceReads(
  adapter: DrizzleAdapter & { pool: Pool },
  collections: { slug: string }[],
): void {
  const ofScreens = new Set(['locale', 'nav', ...collections.map(({ slug }) => `collection-${slug}`)])
  const readOne = async ({ key, user }: PreferenceKey): Promise<object | undefined> => {
    const request = ofScreens.has(key) ? currentRequest() : undefined
    const preferences = request
      ? preferencesOf(request, user, () => readKeys(adapter.pool, user, [...ofScreens]))
      : readKeys(adapter.pool, user, [key])
    return (await preferences).get(key)
  }
  const find = adapter.find.bind(adapter)
  adapter.find = (async (args: Parameters<typeof find>[0]) => {
    const requested =
      args.collection === COLLECTION && args.limit === 1 && args.pagination === false && !args.req?.transactionID
        ? readPreferenceKey(args.where)
        : null
    if (!requested) return find(args)
    const preference = await readOne(requested)
    // A copy, since it belongs to whoever has asked.
    return toPaginatedDocs(preference ? [structuredClone(preference)] : [])
  }) as typeof adapter.find
}

function preferencesOf(request: object, user: string, read: () => Promise<Preferences>): Promise<Preferences> {
  const byUser = ofRequests.get(request) ?? new Map<string, Promise<Preferences>>()
  ofRequests.set(request, byUser)
  const preferences = byUser.get(user) ?? read()
  byUser.set(user, preferences)
  preferences.catch(() => byUser.delete(user))
  return preferences
}

/** Whatever a request writes, it reads again. */
function forgetPreferences(): void {
  const request = currentRequest()
  if (request) ofRequests.delete(request)
}

async function readKeys(pool: Pool, user: string, keys: string[]): Promise<Preferences> {
  const { rows } = await pool.query<Row>({ name: 'callboard-preferences', text: QUERY, values: [keys, user] })
  return new Map(
    rows.map(({ created_at, id, key, updated_at, value }) => [
      key,
      {
        id,
        createdAt: created_at.toISOString(),
        key,
        updatedAt: updated_at.toISOString(),
        user: { relationTo: 'users', value: user },
        value,
      },
    ]),
  )
}

/** @returns null unless the query is for exactly one key of one user */
function readPreferenceKey(where: Where | undefined): PreferenceKey | null {
  const equals = equalValues(where)
  const [key, user] = [equals.get('key'), equals.get('user.value')]
  const isPlain = equals.size === 3 && equals.get('user.relationTo') === 'users'
  return isPlain && typeof key === 'string' && isUuid(user) ? { key, user } : null
}
