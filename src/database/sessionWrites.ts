import type { DrizzleAdapter } from '@payloadcms/drizzle'
import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

interface Session {
  id: string
  createdAt?: Date | string
  expiresAt: Date | string
}

/** What Payload passes when it only means to change the sessions: the whole user as read a moment (and a hash) ago. */
interface SessionWrite {
  sessions: Session[]
  updatedAt: null
}

/**
 * Lets a sign-in, refresh or sign-out write sessions only. Payload writes the whole user back as it was read before
 * the password was hashed, so that a role taken away or a password changed in between would come back.
 */
export function narrowSessionWrites(adapter: DrizzleAdapter, authCollection: string): void {
  const updateOne = adapter.updateOne.bind(adapter)
  adapter.updateOne = async (args) => {
    if (args.collection !== authCollection || !isSessionWrite(args.data) || !args.id) return updateOne(args)
    await writeSessions(adapter, args.req?.transactionID, String(args.id), args.data.sessions)
    return args.data
  }
}

function isSessionWrite(data: Record<string, unknown>): data is Record<string, unknown> & SessionWrite {
  return data.updatedAt === null && Array.isArray(data.sessions)
}

async function writeSessions(
  adapter: DrizzleAdapter,
  transaction: number | Promise<number | string> | string | undefined,
  userId: string,
  sessions: Session[],
): Promise<void> {
  const id = transaction === undefined ? undefined : await transaction
  const db = ((id === undefined ? undefined : adapter.sessions[id]?.db) ?? adapter.drizzle) as unknown as NodePgDatabase
  const rows = JSON.stringify(
    sessions.map((one) => ({
      id: one.id,
      created_at: new Date(one.createdAt ?? Date.now()).toISOString(),
      expires_at: new Date(one.expiresAt).toISOString(),
    })),
  )
  // A sign-in adds one and must not undo another that came in meanwhile; only a sign-out takes away.
  const added = await db.execute(sql`
    with given as (
      select * from jsonb_to_recordset(${rows}::jsonb) as g(id text, created_at timestamptz, expires_at timestamptz)
    ), last as (
      select coalesce(max(_order), 0) as place from users_sessions where _parent_id = ${userId}
    )
    insert into users_sessions (_order, _parent_id, id, created_at, expires_at)
    select (select place from last) + row_number() over (), ${userId}, id, created_at, expires_at from given
    where not exists (select 1 from users_sessions s where s._parent_id = ${userId} and s.id = given.id)
    returning id`)
  if (added.rows.length > 0) {
    await db.execute(sql`delete from users_sessions where _parent_id = ${userId} and expires_at < now()`)
    return
  }
  await db.execute(sql`
    with given as (select * from jsonb_to_recordset(${rows}::jsonb) as g(id text, expires_at timestamptz)), kept as (
      update users_sessions s set expires_at = given.expires_at from given
      where s._parent_id = ${userId} and s.id = given.id returning s.id
    )
    delete from users_sessions s where s._parent_id = ${userId} and not exists (select 1 from given where given.id = s.id)`)
}
