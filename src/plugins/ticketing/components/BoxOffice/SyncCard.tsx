'use client'

import { useEffect, useRef } from 'react'
import { useTranslation } from '@payloadcms/ui'
import { useApi } from '../../../../components/calls/useApi'
import { useRead } from '../../../../components/calls/useRead'
import { Button } from '../../../../components/ui/Button/Button'
import { SettingsCard } from '../../../../components/ui/SettingsCard/SettingsCard'
import { useStable } from '../../../../components/ui/useStable'
import { useMessages } from '../../../../components/ui/useMessages'
import { utcMoment } from '../../../../lib/time/utcMoment'
import type { RunShown } from '../Runs/RunShown'
import styles from './BoxOffice.module.css'
import type { UseBoxOffice } from './useBoxOffice'

/** How often a sync that is under way is looked at, and whether one has begun by itself. */
const LOOK_AGAIN_MS = { idle: 6_000, running: 2_000 }
const COUNTS = ['created', 'updated', 'removed', 'held', 'failed'] as const

interface Props {
  handle: string
  maySync: boolean
  office: UseBoxOffice
  tenant: string
}

/** When changes reach the website, and what the last sync did. */
export function SyncCard({ handle, maySync, office: { isChanged, noteSynced, run, shown }, tenant }: Props) {
  const t = useMessages()
  const { language } = useTranslation().i18n
  const call = useApi()
  const { data, reload } = useRead<{ docs: RunShown[] }>(`/ticketing/runs?tenant=${tenant}&provider=${handle}`, {
    keepsLast: true,
    refocuses: true,
  })
  const last = data?.docs.find(({ status }) => status !== 'undone')
  const isRunning = data?.docs.some(({ status }) => status === 'running') ?? false
  const wasRunning = useRef(false)
  const synced = useStable(noteSynced)

  useEffect(() => {
    const ended = wasRunning.current && !isRunning
    wasRunning.current = isRunning
    if (ended) synced()
    const timer = setInterval(reload, LOOK_AGAIN_MS[isRunning ? 'running' : 'idle'])
    return () => clearInterval(timer)
  }, [isRunning, reload, synced])

  async function sync(): Promise<string | null> {
    const answer = await call('POST', `/ticketing/${handle}/sync`, { tenant })
    reload()
    return answer.success ? null : answer.error || t('ticketingFailed')
  }

  const done =
    last &&
    COUNTS.filter((count) => last.counts[count] > 0).map((count) =>
      t(`ticketingCount_${count}`, { count: last.counts[count] }),
    )
  const action = maySync && (
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
            : `${utcMoment(last.startedAt, language)} · ${t(`ticketingRun_${last.status}`)}${last.status === 'done' ? ` · ${done?.length ? done.join(', ') : t('ticketingNothingNew')}` : ''}`}
      </p>
    </SettingsCard>
  )
}
