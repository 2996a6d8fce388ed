'use client'

import { toast, useTranslation } from '@payloadcms/ui'
import { useEffect } from 'react'
import { Button, EmptyState, SettingsCard, useApi, useMessages, useRead } from '@/exports/client'
import { utcMoment } from '@/lib/time/utcMoment'
import { Remarks } from './Remarks'
import type { RunShown } from './RunShown'
import styles from './Runs.module.css'

/** Polling interval while a run is in progress. */
const POLL_MS = 2_000

interface Props {
  handle: string
  /** URL of the import screen. */
  href: string
  name: string
  tenant: string
}

/** The latest runs of a connection, with actions to confirm or undo them. */
export function Runs({ handle, href, name, tenant }: Props) {
  const t = useMessages()
  const call = useApi()
  const { data, reload } = useRead<{ docs: RunShown[] }>(`/ticketing/runs?tenant=${tenant}&provider=${handle}`, {
    keepsPrevious: true,
    reloadsOnFocus: true,
  })
  const isRunning = data?.docs.some(({ status }) => status === 'running') ?? false

  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(reload, POLL_MS)
    return () => clearInterval(timer)
  }, [isRunning, reload])

  async function start(path: `/${string}`, body: object) {
    const response = await call('POST', path, body)
    if (!response.success) toast.error(response.error || t('ticketingFailed'))
    reload()
  }

  const actions = (
    <span className={styles.actions}>
      <Button href={href}>{t('ticketingBringIn')}</Button>
      <Button disabled={isRunning} icon="RefreshCw" onClick={() => void start(`/ticketing/${handle}/sync`, { tenant })}>
        {t('ticketingSyncNow')}
      </Button>
    </span>
  )
  return (
    <SettingsCard action={actions} help={t('ticketingRunsHelp', { provider: name })} isFlush title={t('ticketingRuns')}>
      {data && data.docs.length === 0 && <EmptyState icon="RefreshCw">{t('ticketingNoRuns')}</EmptyState>}
      <ul className={styles.list}>
        {data?.docs.map((run) => (
          <RunRow
            key={run.id}
            name={name}
            onConfirm={() => void start(`/ticketing/runs/${run.id}/confirm`, {})}
            onFollow={() => void start(`/ticketing/runs/${run.id}/follow`, {})}
            onUndo={() => void start(`/ticketing/runs/${run.id}/undo`, {})}
            run={run}
          />
        ))}
      </ul>
    </SettingsCard>
  )
}

const COUNTS = ['created', 'updated', 'removed', 'held', 'failed'] as const

function RunRow({
  name,
  onConfirm,
  onFollow,
  onUndo,
  run,
}: {
  name: string
  onConfirm: () => void
  onFollow: () => void
  onUndo: () => void
  run: RunShown
}) {
  const t = useMessages()
  const { language } = useTranslation().i18n
  const changes = COUNTS.filter((count) => run.counts[count] > 0).map((count) =>
    t(`ticketingCount_${count}`, { count: run.counts[count] }),
  )
  return (
    <li className={styles.run}>
      <div>
        <p className={styles.when}>{utcMoment(run.startedAt, language)}</p>
        <p className={styles.what}>
          {t(`ticketingRun_${run.status}`)}
          {run.status !== 'running' &&
            run.status !== 'failed' &&
            ` · ${changes.length > 0 ? changes.join(', ') : t('ticketingNothingNew')}`}
        </p>
        {run.differs > 0 && (
          <p className={styles.differs}>{t('ticketingDiffers', { count: run.differs, provider: name })}</p>
        )}
        {run.problems.length > 0 && <Remarks name={name} problems={run.problems} />}
      </div>
      {run.status === 'suspicious' && (
        <Button variant="primary" onClick={onConfirm}>
          {t('ticketingConfirm')}
        </Button>
      )}
      {run.differs > 0 && <Button onClick={onFollow}>{t('ticketingFollow')}</Button>}
      {run.status === 'done' && changes.length > 0 && <Button onClick={onUndo}>{t('ticketingUndo')}</Button>}
    </li>
  )
}
