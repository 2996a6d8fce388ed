'use client'

import { Link, useModal, useRouteTransition, useTranslation } from '@payloadcms/ui'
import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { useSyncExternalStore } from 'react'
import { EmptyState } from '../../../components/ui/EmptyState/EmptyState'
import { useMessages } from '../../../components/ui/useMessages'
import { momentInZone } from '../../../lib/events/momentInZone'
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
  /** One of them is chosen to be compared with; else each leads to what it changed. */
  isChoosing: boolean
  lines: Line[]
  /** Of the site. */
  timezone: string
}

/** The history of a document, the newest first. */
export function VersionsList({ isChoosing, lines, timezone }: Props) {
  const t = useMessages()
  const choose = useChoice()
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
              <button className={styles.link} onClick={() => choose(id)} type="button">
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

const unchanging = () => () => {}

/** The reader's zone; null on the server, which does not know it. */
const readersZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** A moment on the clock of the site, whose zone is named where the reader's clock differs. */
function When({ moment, zone }: { moment: string; zone: string }) {
  const { language } = useTranslation().i18n
  const here = useSyncExternalStore(unchanging, readersZone, () => null)
  const text = momentInZone(moment, zone, language)
  const isElsewhere = here !== null && momentInZone(moment, here, language) !== text
  return (
    <time className={styles.when} dateTime={moment}>
      {text}
      {isElsewhere && <span className={styles.zone}> {zone.replaceAll('_', ' ')}</span>}
    </time>
  )
}

/** Payload's page of a comparison takes the other version from its address. */
function useChoice(): (id: string) => void {
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
