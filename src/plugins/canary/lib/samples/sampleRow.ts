import { getTableColumns, type Column } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { hashToken } from '@/lib/crypto/envelope'
import type { SceneSite } from '../scene'

/** Content type of the document that rows about a document are about. */
export const SUBJECT = 'pages'

export const FAR_FUTURE = new Date('2099-01-01T00:00:00.000Z')

/** Values of the columns that a row needs, by property, so that the table of a new plugin needs no line here. */
export function sampleRow(table: PgTable, site: SceneSite): Record<string, unknown> {
  const needed = Object.entries(getTableColumns(table)).filter(([, column]) => column.notNull && !column.hasDefault)
  return Object.fromEntries(needed.map(([property, column]) => [property, valueOf(column, site)]))
}

function valueOf({ columnType, name }: Column, site: SceneSite): unknown {
  switch (columnType) {
    case 'PgUUID':
      return idFor(name, site)
    case 'PgText':
    case 'PgVarchar':
      return textFor(name, site)
    case 'PgTimestamp':
      return /^(?:expires|ends)_at$/.test(name) ? FAR_FUTURE : new Date()
    case 'PgDate':
      return new Date()
    case 'PgDateString':
      return new Date().toISOString().slice(0, 10)
    case 'PgBoolean':
      return false
    case 'PgJson':
    case 'PgJsonb':
    case 'PgArray':
      return []
    case 'PgCustomColumn':
      return Buffer.from(site.draftMark)
    default:
      return 1
  }
}

/** What the column of this name leads to: `event_id` to an event, `created_by` to a person, `release_id` to a row. */
function idFor(name: string, { ownerId, planted, rowId, tenantId }: SceneSite): string {
  const what = name.replace(/_id$/, '')
  if (what === 'tenant') return tenantId
  if (what === 'user' || what === 'person' || name.endsWith('_by')) return ownerId
  const subject = planted.get(SUBJECT)
  if (what === 'document') return subject?.draft ?? rowId
  return planted.get(`${what}s`)?.draft ?? rowId
}

const textFor = (name: string, site: SceneSite): string => knownText(name, site) ?? site.draftMark

/** What a text of this name must be; undefined if any will do. */
export function knownText(name: string, { secret }: Pick<SceneSite, 'secret'>): string | undefined {
  if (name === 'collection' || name === 'type') return SUBJECT
  if (name === 'locale' || name === 'language') return 'en'
  return /hash$/i.test(name) ? hashToken(secret) : undefined
}
