import type { DrizzleAdapter } from '@payloadcms/drizzle'
import { APIError, type Where } from 'payload'
import type { Pool } from 'pg'
import { isRecord, isUuid } from '@/lib/values'
import { equalValues, toPaginatedDocs } from './plainReads'

const COLLECTION = 'payload-preferences'

/** Maximum key length. Keys are the name of a screen, optionally with a document id. */
const MAX_KEY_LENGTH = 200

/** Maximum size of a value. The largest are the expanded pages of several tenants. */
const MAX_VALUE_LENGTH = 512 * 1024

/** Maximum number and size of a user's preferences. The oldest are deleted first. */
const MAX_PREFERENCES = 500

const MAX_BYTES = 4 * 1024 * 1024

/** $1: user id. */
const PRUNE = `delete from payload_preferences where id in (select id from (
  select p.id, row_number() over newest as place, sum(coalesce(pg_column_size(p.value), 0)) over newest as bytes
  from payload_preferences_rels r join payload_preferences p on p.id = r.parent_id
  where r.users_id = $1::uuid and r.path = 'user' window newest as (order by p.updated_at desc, p.id desc)) kept
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
  value: unknown
  created_at: Date
  updated_at: Date
}

/** $1: key, $2: user id. If there are several, Payload takes the newest. */
const QUERY = `select p.id, p.value, p.created_at, p.updated_at
  from payload_preferences_rels r join payload_preferences p on p.id = r.parent_id
  where p.key = $1 and r.users_id = $2::uuid and r.path = 'user' order by p.created_at desc limit 1`

/**
 * Reads a user's preference with one prepared statement, since every page reads several. Payload would build two
 * statements, each of which takes longer to build than to run. All other reads, and those within a transaction, go
 * through Payload.
 */
export function speedUpPreferenceReads(adapter: DrizzleAdapter & { pool: Pool }): void {
  const find = adapter.find.bind(adapter)
  adapter.find = (async (args: Parameters<typeof find>[0]) => {
    const requested =
      args.collection === 'payload-preferences' &&
      args.limit === 1 &&
      args.pagination === false &&
      !args.req?.transactionID
        ? readPreferenceKey(args.where)
        : null
    return requested ? toPaginatedDocs(await readPreference(adapter.pool, requested)) : find(args)
  }) as typeof adapter.find
}

async function readPreference(pool: Pool, { key, user }: PreferenceKey): Promise<object[]> {
  const { rows } = await pool.query<Row>({ name: 'callboard-preference', text: QUERY, values: [key, user] })
  return rows.map(({ created_at, id, updated_at, value }) => ({
    id,
    createdAt: created_at.toISOString(),
    key,
    updatedAt: updated_at.toISOString(),
    user: { relationTo: 'users', value: user },
    value,
  }))
}

/** @returns null unless the query is for exactly one key of one user */
function readPreferenceKey(where: Where | undefined): PreferenceKey | null {
  const equals = equalValues(where)
  const [key, user] = [equals.get('key'), equals.get('user.value')]
  const isPlain = equals.size === 3 && equals.get('user.relationTo') === 'users'
  return isPlain && typeof key === 'string' && isUuid(user) ? { key, user } : null
}
