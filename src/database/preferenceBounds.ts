import type { DrizzleAdapter } from '@payloadcms/drizzle'
import { APIError } from 'payload'
import type { Pool } from 'pg'
import { isRecord } from '../lib/objects/isRecord'

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
