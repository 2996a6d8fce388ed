import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { dbOf, type Transaction, poolOf } from '@/database/connections'
import { namesOf } from '@/database/names'

const notices = namesOf('notices')

/** A notification of a user. Times are ISO 8601. */
export interface Notice {
  id: string
  body: string | null
  createdAt: string
  href: string | null
  /** Null while unread. */
  readAt: string | null
  title: string
}

interface Row {
  id: string
  body: string | null
  created_at: Date
  href: string | null
  read_at: Date | null
  title: string
}

/** Reads a user's notifications, newest first. */
export async function readNewestNotices(payload: BasePayload, userId: string, limit: number): Promise<Notice[]> {
  const { rows } = await poolOf(payload).query<Row>({
    name: 'callboard-notices',
    text: `select ${notices.id}, ${notices.title}, ${notices.body}, ${notices.href}, ${notices.read_at}, ${notices.created_at} from ${notices} where ${notices.recipient_id} = $1 order by ${notices.created_at} desc limit $2`,
    values: [userId, limit],
  })
  return rows.map(({ created_at, read_at, ...row }) => ({
    ...row,
    createdAt: created_at.toISOString(),
    readAt: read_at?.toISOString() ?? null,
  }))
}

/** Marks all of a user's notifications as read. */
export async function markAllRead(req: Transaction, userId: string): Promise<void> {
  await (
    await dbOf(req)
  ).execute(
    sql`update ${notices} set ${notices.read_at} = now() where ${notices.recipient_id} = ${userId}::uuid and ${notices.read_at} is null`,
  )
}
