'use client'

import { useTranslation } from '@payloadcms/ui'
import { Checkbox, useMessages } from '@/exports/client'
import { isTimezone, momentInZone } from '@/lib/events/momentInZone'
import type { AnnouncementPreview } from '../../operations/announcements/preview'
import styles from './Announce.module.css'

type Row = AnnouncementPreview['performances'][number]

interface Props {
  chosen: Row[]
  excluded: ReadonlySet<string>
  onToggle: (id: string, isOn: boolean) => void
  preview: AnnouncementPreview
}

/** What an announcement would change, performance by performance and everywhere else. */
export function Preview({ chosen, excluded, onToggle, preview }: Props) {
  const t = useMessages()
  const { language } = useTranslation().i18n
  const holders = Map.groupBy(chosen, ({ heldBy }) => heldBy)
  const offline = chosen.filter(({ losesLink }) => losesLink).length
  const drafts = chosen.filter(({ isLive }) => !isLive).length
  const notes = [
    t('announcePages'),
    offline > 0 && t('announceBookingOff', { count: offline }),
    t('announceCalendars'),
    drafts > 0 && t('announceDrafts', { count: drafts }),
    preview.clashes > 0 && t('announceClashes', { count: preview.clashes }),
    ...[...holders].map(([provider, own]) => provider !== null && t('announceHeld', { count: own.length, provider })),
    ...preview.planned,
  ].filter((note) => note !== false)
  const describe = ({ start, state, timezone }: Row['after']) =>
    [t(`announceState_${state}`), start && momentInZone(start, isTimezone(timezone) ? timezone : 'UTC', language)]
      .filter(Boolean)
      .join(', ')
  return (
    <section aria-label={t('announcePreview')} aria-live="polite" className={styles.preview}>
      <h3>{t('announcePreview')}</h3>
      <ul className={styles.rows}>
        {preview.performances.map((row) => (
          <li key={row.id}>
            <Checkbox
              isOn={!excluded.has(row.id)}
              label={<bdi>{`${row.title}, ${row.name}`}</bdi>}
              onChange={(isOn) => onToggle(row.id, isOn)}
            />
            <p className={styles.change}>
              <del>
                <bdi>{describe(row.before)}</bdi>
              </del>{' '}
              <ins>
                <bdi>{describe(row.after)}</bdi>
              </ins>
            </p>
          </li>
        ))}
      </ul>
      <ul className={styles.notes}>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </section>
  )
}
