import type { BasePayload } from 'payload'
import { poolOf, oneRow, dbOf, type Transaction } from '@/database/connections'
import { sql } from 'drizzle-orm'
import type { AdminLanguage } from '@/lib/languages/adminLanguages'
import { namesOf } from '@/database/names'

const u = namesOf('users', 'u')
const f = namesOf('second_factors', 'f')
const t = namesOf('account_tokens', 't')
const s = namesOf('users_sessions', 's')
const i = namesOf('sign_ins', 'i')
const secondFactors = namesOf('second_factors')
const usersSessions = namesOf('users_sessions')
const users = namesOf('users')

export interface AccountRow {
  /** Number of unused backup codes; null without a second factor. */
  backup_codes: number | null
  display_name: string | null
  /** Whether the second factor is an authenticator app, besides those of plugins. */
  has_app: boolean
  email: string
  email_verified: boolean | null
  first_name: string | null
  language: AdminLanguage | null
  last_name: string | null
  /** A new address that is not confirmed yet. */
  waiting: string | null
}

/** Reads the account screen's data of a user; undefined if the account is gone. */
export async function readAccount(payload: BasePayload, user: string): Promise<AccountRow | undefined> {
  const { rows } = await poolOf(payload).query<AccountRow>({
    name: 'callboard-own-account',
    text: `select ${u.email}, ${u.email_verified}, ${u.first_name}, ${u.last_name}, ${u.display_name}, ${u.language},
        (select jsonb_array_length(${f.backup_hashes}) from ${f} where ${f.user_id} = ${u.id} and ${f.confirmed_at} is not null) as backup_codes,
        exists (select 1 from ${f} where ${f.user_id} = ${u.id} and ${f.envelope} is not null and ${f.confirmed_at} is not null) as has_app,
        (select ${t.email} from ${t} where ${t.user_id} = ${u.id} and ${t.kind} = 'change' and ${t.expires_at} > now()) as waiting
      from ${u} where ${u.id} = $1`,
    values: [user],
  })
  return rows[0]
}

export interface SessionRow {
  id: string
  /** User-Agent; null if none was recorded. */
  agent: string | null
  began: Date
  network: string | null
  seen: Date | null
}

/** Reads a user's open sessions, the current one first, then by last use: at most 100. */
export async function readOpenSessions(
  payload: BasePayload,
  user: string,
  currentSession: string | null,
): Promise<SessionRow[]> {
  const { rows } = await poolOf(payload).query<SessionRow>({
    name: 'callboard-own-sessions',
    text: `select ${s.id}, ${s.created_at} as began, ${i.agent}, ${i.network}, ${i.last_seen_at} as seen
      from ${s} left join ${i} on ${i.session_id} = ${s.id}
      where ${s._parent_id} = $1 and ${s.expires_at} > now()
      order by ${s.id} = $2 desc, coalesce(${i.last_seen_at}, ${s.created_at}) desc limit 100`,
    values: [user, currentSession ?? ''],
  })
  return rows
}

/** Reads whether a user has a second factor, and their number of open sessions. */
export async function readSignInSafety(
  payload: BasePayload,
  user: number | string,
): Promise<{ hasFactor: boolean; sessions: number }> {
  const { rows } = await poolOf(payload).query<{ hasFactor: boolean; sessions: number }>({
    name: 'callboard-person-safety',
    text: `select exists (select 1 from ${secondFactors} where ${secondFactors.user_id} = $1 and ${secondFactors.confirmed_at} is not null) as "hasFactor",
      (select count(*) from ${usersSessions} where ${usersSessions._parent_id} = $1 and ${usersSessions.expires_at} > now())::int as sessions`,
    values: [user],
  })
  return oneRow(rows)
}

/**
 * Locks an account against changes until the end of the transaction.
 * @returns false if it does not exist
 */
export async function lockAccount(req: Transaction, userId: string): Promise<boolean> {
  const { rows } = await (
    await dbOf(req)
  ).execute(sql`select 1 from ${users} where ${users.id} = ${userId}::uuid for update`)
  return rows.length > 0
}
