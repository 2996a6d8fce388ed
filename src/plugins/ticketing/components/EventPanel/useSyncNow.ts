'use client'

import { useFormBackgroundProcessing, useFormModified, useFormProcessing } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { useApi, useMessages } from '@/exports/client'

/** `waiting`: for unsaved changes to be saved. */
export type SyncPhase = 'idle' | 'syncing' | 'waiting'

/** Syncs an event and reloads the page. Unsaved changes are saved first, because the reload would discard them. */
export function useSyncNow(id: string | null): {
  cancel: () => void
  phase: SyncPhase
  problem: string | null
  /** `follow`: also what was taken back follows again. */
  start: (call?: 'follow' | 'sync') => void
} {
  const t = useMessages()
  const call = useApi()
  const [phase, setPhase] = useState<SyncPhase>('idle')
  const [path, setPath] = useState<'follow' | 'sync'>('sync')
  const [problem, setProblem] = useState<string | null>(null)
  const isSaving = [useFormModified(), useFormProcessing(), useFormBackgroundProcessing()].some(Boolean)
  if (phase === 'waiting' && !isSaving) setPhase('syncing')

  useEffect(() => {
    if (phase !== 'syncing' || !id) return
    void call('POST', `/ticketing/events/${id}/${path}`, {}).then((response) => {
      if (response.success) return window.location.reload()
      setPhase('idle')
      setProblem(response.error || t('ticketingFailed'))
    })
  }, [call, id, path, phase, t])

  return {
    cancel: () => setPhase('idle'),
    phase,
    problem,
    start: (next = 'sync') => {
      setPath(next)
      setProblem(null)
      setPhase('waiting')
    },
  }
}
