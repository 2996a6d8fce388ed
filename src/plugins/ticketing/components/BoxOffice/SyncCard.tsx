'use client'

import { useEffect, useRef } from 'react'
import { useTranslation } from '@payloadcms/ui'
import { Button, SettingsCard, useApi, useMessages, useRead } from '@/exports/client'
import { useStableCallback } from '@/components/ui/useStableCallback'
import { utcMoment } from '@/lib/time/utcMoment'
import type { RunShown } from '../Runs/RunShown'
import styles from './BoxOffice.module.css'
import type { UseBoxOffice } from './useBoxOffice'

/** Polling intervals while a sync is running, and for detecting scheduled syncs. */
const POLL_MS = { idle: 6_000, running: 2_000 }
const COUNTS = ['created', 'updated', 'removed', 'held', 'failed'] as const

interface Props {
  handle: string
  canSync: boolean
  office: UseBoxOffice
  tenant: string
}

/** When changes reach the website, and the result of the last sync. */
export function SyncCard({ handle, canSync, office: { isChanged, noteSynced, run, shown }, tenant }: Props) {
  const t = useMessages()
  const { language } = useTranslation().i18n
  const call = useApi()
  const { data, reload } = useRead<{ docs: RunShown[] }>(`/ticketing/runs?tenant=${tenant}&provider=${handle}`, {
    keepsPrevious: true,
    reloadsOnFocus: true,
  })
  const last = data?.docs.find(({ status }) => status !== 'undone')
  const isRunning = data?.docs.some(({ status }) => status === 'running') ?? false
  const wasRunning = useRef(false)
  const synced = useStableCallback(noteSynced)

  useEffect(() => {
    const hasEnded = wasRunning.current && !isRunning
    wasRunning.current = isRunning
    if (hasEnded) synced()
    const timer = setInterval(reload, POLL_MS[isRunning ? 'running' : 'idle'])
    return () => clearInterval(timer)
  }, [isRunning, reload, synced])

  async function sync(): Promise<string | null> {
    const response = await call('POST', `/ticketing/${handle}/sync`, { tenant })
    reload()
    return response.success ? null : response.error || t('ticketingFailed')
  }

  const changes =
    last &&
    COUNTS.filter((count) => last.counts[count] > 0).map((count) =>
      t(`ticketingCount_${count}`, { count: last.counts[count] }),
    )
  const action = canSync && (
    <Button disabled={isRunning} icon="RefreshCw" variant="primary" onClick={() => void run(sync())}>
      {t('ticketingSyncNow')}
    </Button>
  )
  return (
    <SettingsCard
      action={action}
      help={
        isChanged
          ? t('ticketingDemoWaits', { count: shown.minutes })
          : t('ticketingDemoSyncHelp', { count: shown.minutes })
      }
      title={t('ticketingDemoSync')}
    >
      <p className={styles.last} role="status">
        {!data
          ? ' '
          : !last
            ? t('ticketingNoRuns')
            : `${utcMoment(last.startedAt, language)} · ${t(`ticketingRun_${last.status}`)}${last.status === 'done' ? ` · ${changes?.length ? changes.join(', ') : t('ticketingNothingNew')}` : ''}`}
      </p>
    </SettingsCard>
  )
}
