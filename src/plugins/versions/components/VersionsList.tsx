'use client'

import { Link, useModal, useRouteTransition, useTranslation } from '@payloadcms/ui'
import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { EmptyState, useMessages } from '@/exports/client'
import { useBrowserZone } from '@/components/frame/BrowserZone/useBrowserZone'
import { momentInZone } from '@/lib/events/momentInZone'
import styles from './Versions.module.css'

interface Line {
  count: number
  href: string
  id: string
  isCurrentDraft: boolean
  isLive: boolean
  text: string
  updatedAt: string
}

interface Props {
  /** Selecting a version chooses it for the comparison; otherwise each links to its changes. */
  isChoosing: boolean
  lines: Line[]
  /** Time zone of the site. */
  timezone: string
}

/** The history of a document, newest first. */
export function VersionsList({ isChoosing, lines, timezone }: Props) {
  const t = useMessages()
  const compareWith = useCompareWith()
  if (lines.length === 0)
    return (
      <EmptyState icon="History" title={t('versionsNoneTitle')}>
        {t('versionsNone')}
      </EmptyState>
    )
  return (
    <ol aria-label={t('versionsTitle')} className={styles.list}>
      {lines.map(({ count, href, id, isCurrentDraft, isLive, text, updatedAt }) => (
        <li className={styles.line} key={id}>
          <div className={styles.what}>
            {isChoosing ? (
              <button className={styles.link} onClick={() => compareWith(id)} type="button">
                {text}
              </button>
            ) : (
              <Link className={styles.link} href={href} prefetch={false}>
                {text}
              </Link>
            )}
            {count > 1 && <span className={styles.detail}>{t('versionsSitting', { count })}</span>}
          </div>
          {(isLive || isCurrentDraft) && (
            <span className={styles.mark}>{t(isLive ? 'versionsLive' : 'versionsDraft')}</span>
          )}
          <When moment={updatedAt} zone={timezone} />
        </li>
      ))}
    </ol>
  )
}

/** A moment in the time zone of the site, which is named if the reader's local time differs. */
function When({ moment, zone }: { moment: string; zone: string }) {
  const { language } = useTranslation().i18n
  const localZone = useBrowserZone()
  const text = momentInZone(moment, zone, language)
  const differs = localZone !== null && momentInZone(moment, localZone, language) !== text
  return (
    <time className={styles.when} dateTime={moment}>
      {text}
      {differs && <span className={styles.zone}> {zone.replaceAll('_', ' ')}</span>}
    </time>
  )
}

/** Payload's comparison view reads the version to compare with from the query parameter `versionFrom`. */
function useCompareWith(): (id: string) => void {
  const { closeAllModals } = useModal()
  const { startRouteTransition } = useRouteTransition()
  const router = useRouter()
  const pathname = usePathname()
  const query = useSearchParams()
  return (id) => {
    closeAllModals()
    const next = new URLSearchParams(query.toString())
    next.set('versionFrom', id)
    startRouteTransition(() => router.push(`${pathname}?${next}`))
  }
}
