'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useAction } from '@/components/settings/useAction'
import { Button } from '@/components/ui/Button/Button'
import { useMessages } from '@/components/ui/useMessages'

/** Lets the worker try all jobs of a name again that it has given up. */
export function RetryJobs({ job }: { job: string }) {
  const t = useMessages()
  const run = useAction()
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const retry = async () => {
    setBusy(true)
    const result = await run('retryJobs', { job })
    setBusy(false)
    if (!result.success) return void toast.error(result.error || t('providerFailed'))
    toast.success(t('overviewJobsRetried'))
    router.refresh()
  }
  return (
    <Button aria-label={t('overviewJobsRetryOf', { job })} disabled={isBusy} onClick={() => void retry()}>
      {t('overviewJobsRetry')}
    </Button>
  )
}
