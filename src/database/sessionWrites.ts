import type { DrizzleAdapter } from '@payloadcms/drizzle'
import { sql, type SQL } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { dbOf } from './connections'
import { readSessionChange, type SessionChange, type SessionRequest } from './sessionChange'

/**
 * Lets a sign-in, refresh or sign-out change its own session and nothing else. Payload writes the whole user back as it
 * was read before the password was hashed, so that a role taken away, a password changed, or another sign-in or
 * sign-out in between would be undone.
 */
export function narrowSessionWrites(adapter: DrizzleAdapter, authCollection: string): void {
  const updateOne = adapter.updateOne.bind(adapter)
  adapter.updateOne = async (args) => {
    const change =
      args.collection === authCollection && args.id
        ? readSessionChange(args.data, args.req as SessionRequest | undefined)
        : null
    if (!change) return updateOne(args)
    const db = await dbOf({
      payload: adapter.payload as PayloadRequest['payload'],
      transactionID: args.req?.transactionID,
    })
    await db.execute(statementFor(String(args.id), change))
    return args.data
  }
}

/**
 * Each takes a share of the user's row first, so that it waits for a save of the profile, which writes the sessions back
 * as it read them, and the save waits for it.
 */
function statementFor(userId: string, change: SessionChange): SQL {
  const user = sql`with owner as (select id from users where id = ${userId}::uuid for key share)`
  const own = sql`users_sessions s where s._parent_id in (select id from owner)`
  switch (change.kind) {
    case 'added':
      return sql`${user}, expired as (delete from ${own} and s.expires_at < now())
        insert into users_sessions (_order, _parent_id, id, created_at, expires_at)
        select (select coalesce(max(_order), 0) + 1 from users_sessions where _parent_id = owner.id), owner.id,
          ${change.id}, ${change.createdAt}::timestamptz, ${change.expiresAt}::timestamptz from owner`
    case 'prolonged':
      return sql`${user} update users_sessions s set expires_at = ${change.expiresAt}::timestamptz
        where s._parent_id in (select id from owner) and s.id = ${change.id}`
    case 'ended':
      return sql`${user} delete from ${own} and s.id = ${change.id}`
    case 'endedAll':
      return sql`${user} delete from ${own}`
  }
}
