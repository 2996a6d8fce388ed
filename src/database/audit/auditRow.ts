import { sql } from 'drizzle-orm'
import type { StatementParts } from '@/database/saves/saveWrites'
import { namesOf } from '@/database/names'

const auditLog = namesOf('audit_log')

/** An entry of the audit log as it is stored. */
interface AuditRow {
  id: string
  action: string
  actor: string | null
  actorEmail: string | null
  after: Record<string, unknown> | undefined
  asProvider: boolean
  before: Record<string, unknown> | undefined
  target: string | null
  tenant: string | null
  tokenName: string | null
}

/** Adds an entry to the audit log. */
export const auditParts = (row: AuditRow): StatementParts => ({
  logged_entry: sql`
    insert into ${auditLog} (${auditLog.id}, ${auditLog.tenant_id}, ${auditLog.actor_id}, ${auditLog.actor_email}, ${auditLog.as_provider}, ${auditLog.token_name}, ${auditLog.action}, ${auditLog.target}, ${auditLog.before}, ${auditLog.after}, ${auditLog.updated_at}, ${auditLog.created_at})
    values (${row.id}::uuid, ${row.tenant}::uuid, ${row.actor}::uuid, ${row.actorEmail}, ${row.asProvider}, ${row.tokenName},
      ${row.action}, ${row.target}, ${toJson(row.before)}::jsonb, ${toJson(row.after)}::jsonb, clock_timestamp(), clock_timestamp())`,
})

const toJson = (value: Record<string, unknown> | undefined): string | null =>
  value === undefined ? null : JSON.stringify(value)
