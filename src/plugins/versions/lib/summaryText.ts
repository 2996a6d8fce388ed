import type { PayloadRequest } from 'payload'
import { translatorOf } from '@/exports/server'
import { momentInZone } from '@/lib/events/momentInZone'
import { isolateText } from '@/lib/text/isolated'
import { intlLanguage } from '@/lib/time/formatIn'
import type { History, HistoryLine } from './readHistory'

const MAX_FIELDS = 4

/** Describes who did what in one sentence. Without a known author it only describes what was done. */
export function summaryText(
  { people, restoredSavedAt, summary: { fields, kind } }: HistoryLine,
  { names, timezone }: History,
  i18n: PayloadRequest['i18n'],
): string {
  const t = translatorOf(i18n)
  const list = (parts: string[]) =>
    new Intl.ListFormat(intlLanguage(i18n.language), { type: 'conjunction' }).format(parts)
  const known = people.flatMap((id) => names.get(id) ?? [])
  const person = known.length > 0 ? list(known.map(isolateText)) : null
  const shown = fields
    .slice(0, MAX_FIELDS)
    .map(({ label, rows }) =>
      rows === null ? isolateText(label) : t('versionsRows', { count: rows, field: isolateText(label) }),
    )
  const what = list(
    fields.length > MAX_FIELDS ? [...shown, t('versionsMoreFields', { count: fields.length - MAX_FIELDS })] : shown,
  )
  const moment = restoredSavedAt ? isolateText(momentInZone(restoredSavedAt, timezone, i18n.language)) : ''
  return person === null ? t(WITHOUT_AUTHOR[kind], { moment, what }) : t(WITH_AUTHOR[kind], { moment, person, what })
}

const WITH_AUTHOR = {
  changed: 'versionsChangedBy',
  created: 'versionsCreatedBy',
  published: 'versionsPublishedBy',
  publishedChanged: 'versionsPublishedChangedBy',
  restored: 'versionsRestoredBy',
  saved: 'versionsSavedBy',
  unpublished: 'versionsUnpublishedBy',
} as const

const WITHOUT_AUTHOR = {
  changed: 'versionsChanged',
  created: 'versionsCreated',
  published: 'versionsPublished',
  publishedChanged: 'versionsPublishedChanged',
  restored: 'versionsRestored',
  saved: 'versionsSaved',
  unpublished: 'versionsUnpublished',
} as const
