'use client'

import { useEffect, useState } from 'react'
import { Banner, Button, Skeleton, useCall, useMessages, useRead } from '@/exports/client'
import { CallError } from '@/exports/shared'
import type { DescribedWebsite, EarlierWebsite } from '../lib/describe'
import { WORKING, type WebsiteState } from '../lib/states'
import { Addresses } from './Addresses'
import { ChooseExport } from './ChooseExport'
import { ChooseContents } from './ChooseContents'
import { Contents } from './Contents'
import { Earlier } from './Earlier'
import { Remarks } from './Remarks'
import styles from './MovingIn.module.css'

/** How often the state is read while a worker is busy, in milliseconds. */
const POLL_MS = 3_000

const BANNERS = {
  bringing: 'movingInBringing',
  done: 'movingInDone',
  reading: 'movingInReading',
  takenBack: 'movingInTakenBack',
  takingBack: 'movingInTakingBack',
} as const

/** Brings an old website, step by step, and shows what became of it. */
export function MovingIn({ tenantId }: { tenantId: string }) {
  const t = useMessages()
  const call = useCall()
  const { data, error, reload } = useRead<{ earlier: EarlierWebsite[]; website: DescribedWebsite | null }>(
    `/old-websites/last?tenantId=${tenantId}`,
    { keepsPrevious: true, reloadsOnFocus: true },
  )
  const [isOther, setOther] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const website = data?.website ?? null
  const earlier = data?.earlier ?? []
  const isWorking = website !== null && WORKING.includes(website.state)
  const isPolling = isWorking || earlier.some(({ isTakingBack }) => isTakingBack)
  useEffect(() => {
    if (!isPolling) return
    const timer = setInterval(reload, POLL_MS)
    return () => clearInterval(timer)
  }, [isPolling, reload])

  if (error && !data) return <p role="alert">{error.message}</p>
  if (!data) return <Skeleton lines={4} />
  const act = async (path: 'bring' | 'retry' | 'take-back', body: object = {}, id = website?.id ?? '') => {
    setProblem(null)
    try {
      await call(`/old-websites/${id}/${path}`, { body })
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure
      setProblem(failure.message)
    }
    reload()
  }
  const chooses = !website || isOther || ['refused', 'sending', 'takenBack'].includes(website.state)
  const banner = website && !website.isGivenUp && bannerOf(website.state)
  return (
    <div className={styles.stack}>
      {banner && (
        <Banner icon={isWorking ? 'RefreshCw' : 'CircleCheck'} variant="info">
          {t(banner)}
        </Banner>
      )}
      {website?.notice && (
        <Banner icon="CircleAlert" variant={website.state === 'refused' || website.isGivenUp ? 'error' : undefined}>
          {website.notice}
        </Banner>
      )}
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {chooses && (
        <ChooseExport
          onSent={() => {
            setOther(false)
            reload()
          }}
          tenantId={tenantId}
        />
      )}
      {isOther && (
        <div>
          <Button onClick={() => setOther(false)}>{t('movingInCancel')}</Button>
        </div>
      )}
      {website?.state === 'ready' && !isOther && (
        <ChooseContents key={website.id} onBring={(choices) => act('bring', choices)} website={website} />
      )}
      {website && !chooses && website.state !== 'ready' && website.state !== 'reading' && (
        <Contents
          key={website.id}
          onRetry={(hosts) => act('retry', { hosts })}
          onTakeBack={() => act('take-back')}
          website={website}
        />
      )}
      {website?.addresses && !isOther && (
        <Addresses
          addresses={website.addresses}
          id={website.id}
          key={`addresses ${website.id}`}
          onChange={reload}
          onSitemap={website.address === null ? null : () => act('retry', { sitemap: true })}
        />
      )}
      {website && website.remarks.length > 0 && !isOther && <Remarks remarks={website.remarks} />}
      {earlier.length > 0 && <Earlier earlier={earlier} onTakeBack={(id) => act('take-back', {}, id)} />}
      {website && !chooses && !isWorking && (
        <div>
          <Button icon="FolderInput" onClick={() => setOther(true)}>
            {t('movingInOther')}
          </Button>
        </div>
      )}
    </div>
  )
}

const bannerOf = (state: WebsiteState) => (state in BANNERS ? BANNERS[state as keyof typeof BANNERS] : null)
