import { boolean, index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { PerformanceValues } from '../lib/change'
import type { AnnouncementKind, Outcome } from '../lib/announcements/kinds'

const moment = (name: string) => timestamp(name, { precision: 3, withTimezone: true })

/** Changes of performances that visitors were told of, each taken back as one. */
export const announcements = pgTable(
  'announcements',
  {
    id: uuid('id').primaryKey(),
    tenantId: uuid('tenant_id').notNull(),
    outcome: jsonb('outcome').$type<Outcome>().notNull(),
    state: text('state').$type<'done' | 'replaced' | 'takenBack'>().notNull().default('done'),
    /** The announcement that it replaces, in effect again once this one is taken back. */
    replaces: uuid('replaces'),
    /** Why, for colleagues only. */
    reason: text('reason').notNull(),
    /** What visitors read, by language. */
    messages: jsonb('messages').$type<Record<string, string>>().notNull(),
    /** Whether all pages of the site show it. */
    isOnSite: boolean('is_on_site').notNull(),
    /** When it disappears from them. */
    until: moment('until'),
    createdAt: moment('created_at').notNull().defaultNow(),
    createdBy: uuid('created_by').notNull(),
  },
  (table) => [index('announcements_tenant_idx').on(table.tenantId, table.createdAt)],
)

/** The performances of an announcement. */
export const announcedPerformances = pgTable(
  'announced_performances',
  {
    announcementId: uuid('announcement_id').notNull(),
    tenantId: uuid('tenant_id').notNull(),
    performanceId: uuid('performance_id').notNull(),
    eventId: uuid('event_id').notNull(),
    /** Values of the newest version before and after. */
    before: jsonb('before').$type<PerformanceValues>().notNull(),
    after: jsonb('after').$type<PerformanceValues>().notNull(),
    /** `updatedAt` of the performance right after it. */
    leftAt: moment('left_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.announcementId, table.performanceId] }),
    index('announced_performances_performance_idx').on(table.performanceId),
    index('announced_performances_tenant_idx').on(table.tenantId),
  ],
)

/** Texts that a site saved to begin with. */
export const announcementTexts = pgTable(
  'saved_announcements',
  {
    tenantId: uuid('tenant_id').notNull(),
    kind: text('kind').$type<AnnouncementKind>().notNull(),
    texts: jsonb('texts').$type<Record<string, string>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.kind] })],
)
