'use client'

import { useTranslation } from '@payloadcms/ui'
import { Button, SettingsCard, useMessages } from '@/exports/client'
import { momentInZone } from '@/lib/events/momentInZone'
import type { Announcements } from '../../operations/announcements/list'
import styles from './Announce.module.css'

type Announcement = Announcements['docs'][number]

interface Props {
  announcements: Announcement[]
  mayPublish: boolean
  onFindDate: (announcement: Announcement) => void
  onTakeBack: (id: string) => Promise<void>
  onTakeOffPages: (id: string) => Promise<void>
  timezone: string
}

/** What was announced before, with ways to take it back or to give it a new date. */
export function EarlierAnnouncements({
  announcements,
  mayPublish,
  onFindDate,
  onTakeBack,
  onTakeOffPages,
  timezone,
}: Props) {
  const t = useMessages()
  const { language } = useTranslation().i18n
  if (announcements.length === 0) return null
  return (
    <SettingsCard title={t('announceEarlier')}>
      <ul className={styles.rows}>
        {announcements.map((announcement) => {
          const { createdAt, createdBy, differing, id, isOnPages, isOnSite, outcome, reason, state, titles } =
            announcement
          const facts = [createdBy, momentInZone(createdAt, timezone, language), reason].filter(Boolean)
          return (
            <li className={styles.earlier} key={id}>
              <div>
                <p className={styles.title}>
                  <bdi>{`${t(`announceKind_${outcome.kind}`)}: ${titles.join(', ')}`}</bdi>
                </p>
                <p className={styles.change}>{facts.join(' · ')}</p>
                {differing > 0 && <p className={styles.differs}>{t('announceDiffers', { count: differing })}</p>}
                {state !== 'done' && (
                  <p className={styles.change}>{t(state === 'takenBack' ? 'announceTakenBack' : 'announceReplaced')}</p>
                )}
              </div>
              {state === 'done' && (
                <div className={styles.kinds}>
                  {mayPublish && (outcome.kind === 'postponed' || outcome.kind === 'cancelled') && (
                    <Button onClick={() => onFindDate(announcement)}>{t('announceFound')}</Button>
                  )}
                  {mayPublish && isOnPages && (
                    <Button onClick={() => void onTakeOffPages(id)}>{t('announceOffPages')}</Button>
                  )}
                  {(mayPublish || !isOnSite) && (
                    <Button onClick={() => void onTakeBack(id)}>{t('announceTakeBack')}</Button>
                  )}
                </div>
              )}
            </li>
          )
        })}
      </ul>
    </SettingsCard>
  )
}
