'use client'

import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import { useApi } from '../../../../components/calls/useApi'
import { useMessages } from '../../../../components/ui/useMessages'
import type { Change } from '../../demo/changeSeason'
import type { BoxOfficeShown } from '../../demo/shownBoxOffice'

/** The demo box office on screen, and what a person does with it. */
export function useBoxOffice(initial: BoxOfficeShown, tenant: string) {
  const t = useMessages()
  const call = useApi()
  const [shown, setShown] = useState(initial)
  const [isBusy, setBusy] = useState(false)
  /** Something was changed that no sync on this screen has brought to the website yet. */
  const [isChanged, setChanged] = useState(false)

  /** @returns what is wrong, null when it is done */
  async function send(what: 'change' | 'connect' | 'reset', body: object = {}): Promise<string | null> {
    setBusy(true)
    const answer = await call<BoxOfficeShown>('POST', `/ticketing/demo/box-office/${what}`, { tenant, ...body })
    setBusy(false)
    if (!answer.success) return answer.error || t('ticketingFailed')
    setShown(answer.doc)
    setChanged(what !== 'connect')
    return null
  }

  async function refresh(): Promise<void> {
    const answer = await call<BoxOfficeShown>('GET', `/ticketing/demo/box-office?tenant=${tenant}`)
    if (answer.success) setShown(answer.doc)
  }

  return {
    change: (change: Change) => send('change', change),
    isBusy,
    isChanged,
    /** A sync has ended: what follows may be another. */
    noteSynced: () => {
      setChanged(false)
      void refresh()
    },
    /** Shows what is wrong above the page. */
    run: async (task: Promise<string | null>) => {
      const problem = await task
      if (problem) toast.error(problem)
    },
    send,
    shown,
  }
}

export type UseBoxOffice = ReturnType<typeof useBoxOffice>
