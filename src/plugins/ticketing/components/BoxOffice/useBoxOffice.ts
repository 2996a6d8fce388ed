'use client'

import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import { useApi, useMessages } from '@/exports/client'
import type { Change } from '../../demo/changeSeason'
import type { BoxOfficeShown } from '../../demo/shownBoxOffice'

/** State and actions of the demo box office screen. */
export function useBoxOffice(initial: BoxOfficeShown, tenant: string) {
  const t = useMessages()
  const call = useApi()
  const [shown, setShown] = useState(initial)
  const [isBusy, setBusy] = useState(false)
  /** Whether there are changes that no sync on this screen has sent to the website yet. */
  const [isChanged, setChanged] = useState(false)

  /** @returns an error message, or null on success */
  async function send(action: 'change' | 'connect' | 'reset', body: object = {}): Promise<string | null> {
    setBusy(true)
    const response = await call<BoxOfficeShown>('POST', `/ticketing/demo/box-office/${action}`, { tenant, ...body })
    setBusy(false)
    if (!response.success) return response.error || t('ticketingFailed')
    setShown(response.doc)
    setChanged(action !== 'connect')
    return null
  }

  async function refresh(): Promise<void> {
    const response = await call<BoxOfficeShown>('GET', `/ticketing/demo/box-office?tenant=${tenant}`)
    if (response.success) setShown(response.doc)
  }

  return {
    change: (change: Change) => send('change', change),
    isBusy,
    isChanged,
    /** Call when a sync has ended: links between events may have changed. */
    noteSynced: () => {
      setChanged(false)
      void refresh()
    },
    /** Shows an error as a toast. */
    run: async (task: Promise<string | null>) => {
      const problem = await task
      if (problem) toast.error(problem)
    },
    send,
    shown,
  }
}

export type UseBoxOffice = ReturnType<typeof useBoxOffice>
