import type { DrizzleAdapter } from '@payloadcms/drizzle'
import { APIError, type Where } from 'payload'
import type { Pool } from 'pg'
import { isRecord, isUuid } from '../lib/values'

const COLLECTION = 'payload-preferences'

/** Longest key: the name of a screen, with the id of a document. */
const MOST_OF_A_KEY = 200

/** Largest choice: the open pages of several sites. */
const MOST_OF_A_VALUE = 512 * 1024

/** Choices of one person, and what they take. The oldest make room for new ones. */
const MOST_CHOICES = 500

const MOST_BYTES = 4 * 1024 * 1024

/** $1 the person. */
const PRUNE = `delete from payload_preferences where id in (select id from (
  select p.id, row_number() over newest as place, sum(coalesce(pg_column_size(p.value), 0)) over newest as bytes
  from payload_preferences_rels r join payload_preferences p on p.id = r.parent_id
  where r.users_id = $1::uuid and r.path = 'user' window newest as (order by p.updated_at desc, p.id desc)) kept
  where place > ${MOST_CHOICES} or bytes > ${MOST_BYTES})`

/**
 * Bounds what people keep of their choices: everybody who is signed in may write any value under any key, and Payload
 * keeps them all.
 */
export function boundPreferences(adapter: DrizzleAdapter & { pool: Pool }): void {
  for (const name of ['create', 'updateOne', 'upsert'] as const) {
    const write = adapter[name] as (this: DrizzleAdapter, args: Written) => Promise<unknown>
    // `this` is not always the adapter: the bulk writer derives one from it that only takes notes.
    adapter[name] = async function (this: DrizzleAdapter, args: Written) {
      if (args.collection !== COLLECTION) return write.call(this, args)
      check(args.data)
      const written = await write.call(this, args)
      const person = name === 'updateOne' ? null : personOf(args.data)
      if (person) await adapter.pool.query({ name: 'callboard-prune-preferences', text: PRUNE, values: [person] })
      return written
    } as never
  }
}

interface Written {
  collection: string
  data: Record<string, unknown>
}

function check({ key, value }: Record<string, unknown>): void {
  const isLong =
    String(key ?? '').length > MOST_OF_A_KEY || (value !== undefined && JSON.stringify(value).length > MOST_OF_A_VALUE)
  if (isLong) throw new APIError('This choice is too large to be kept.', 413, {}, true)
}

const personOf = ({ user }: Record<string, unknown>): string | null =>
  isRecord(user) && typeof user.value === 'string' ? user.value : null

/** Whose choice is asked for, and which. */
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

/** $1 the key, $2 the person. Where there are several, Payload takes the newest. */
const QUERY = `select p.id, p.value, p.created_at, p.updated_at
  from payload_preferences_rels r join payload_preferences p on p.id = r.parent_id
  where p.key = $1 and r.users_id = $2::uuid and r.path = 'user' order by p.created_at desc limit 1`

/**
 * Answers by one prepared statement what each page asks Payload several times: a person's own choice of a key. Payload
 * puts two statements together for it, each of which takes longer to make than to answer. Everything else, and
 * whatever belongs to a transaction, goes Payload's way.
 */
export function quickenPreferenceReads(adapter: DrizzleAdapter & { pool: Pool }): void {
  const find = adapter.find.bind(adapter)
  adapter.find = (async (args: Parameters<typeof find>[0]) => {
    const asked =
      args.collection === 'payload-preferences' &&
      args.limit === 1 &&
      args.pagination === false &&
      !args.req?.transactionID
        ? readPreferenceKey(args.where)
        : null
    return asked ? answerTo(await read(adapter.pool, asked)) : find(args)
  }) as typeof adapter.find
}

async function read(pool: Pool, { key, user }: PreferenceKey): Promise<object[]> {
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

const answerTo = (docs: object[]) => ({
  docs,
  hasNextPage: false,
  hasPrevPage: false,
  limit: 1,
  nextPage: null,
  page: 1,
  pagingCounter: docs.length,
  prevPage: null,
  totalDocs: docs.length,
  totalPages: docs.length,
})

/** Null unless exactly one user's one key is asked for. */
function readPreferenceKey(where: Where | undefined): PreferenceKey | null {
  const conditions = conditionsOf(where)
  const equals = new Map(conditions)
  const [key, user] = [equals.get('key'), equals.get('user.value')]
  const isPlain = conditions.length === 3 && equals.get('user.relationTo') === 'users'
  return isPlain && typeof key === 'string' && isUuid(user) ? { key, user } : null
}

/** Paths with what they must equal, out of however many `and`; a condition of another kind stands there by no name that is asked for. */
function conditionsOf(where: Where = {}): [path: string, value: unknown][] {
  return Object.entries(where).flatMap(([path, condition]): [string, unknown][] => {
    if (path === 'and' && Array.isArray(condition)) return condition.flatMap(conditionsOf)
    const operators = Object.entries(condition as object)
    return operators.length === 1 && operators[0]![0] === 'equals'
      ? [[path, operators[0]![1]]]
      : [[`${path} otherwise`, condition]]
  })
}
