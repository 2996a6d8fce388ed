'use client'

import { useEffect, useState } from 'react'
import { useApi, useMessages } from '@/exports/client'
import { busyFor } from '../../lib/eventPanel/status'
import type { SyncFields } from '../../lib/links/syncFields'

/** State and actions of an event's link. */
export function useEventLink(id: string | null, stored: SyncFields, handle: string) {
  const t = useMessages()
  const call = useApi()
  const [link, setLink] = useState(stored)
  const [chosen, setChosen] = useState(stored.externalId)
  const [changes, setChanges] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const [isCalling, setCalling] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  useEffect(() => {
    const ms = changes > 0 ? busyFor(handle) : 0
    if (ms === 0) return
    const timer = setTimeout(() => setBusy(false), ms)
    return () => clearTimeout(timer)
  }, [changes, handle])

  async function send(path: 'link' | 'unlink', body: object) {
    setCalling(true)
    setProblem(null)
    const response = await call<SyncFields>('POST', `/ticketing/events/${id}/${path}`, body)
    setCalling(false)
    if (!response.success) return setProblem(response.error || t('ticketingFailed'))
    setLink(response.doc)
    setChosen(response.doc.externalId)
  }

  return {
    choose: (externalId: string | null) => {
      setProblem(null)
      setChosen(externalId)
      setChanges((count) => count + 1)
      setBusy(busyFor(handle) > 0)
    },
    chosen,
    clear: () => send('unlink', { forget: true }),
    connect: () => send('link', { externalId: chosen, provider: handle }),
    disconnect: () => send('unlink', {}),
    isBusy: isBusy || isCalling,
    link,
    problem,
  }
}
