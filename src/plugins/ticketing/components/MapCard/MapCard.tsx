'use client'

import { useEffect, useState } from 'react'
import { Banner, Button, SettingsCard, Skeleton, useCall, useMessages } from '@/exports/client'
import { CallError } from '@/exports/shared'
import { MapForm } from './MapForm'
import type { MapConnection, MapShown } from './MapShown'

/** The field map of a connection. Loading it calls the box office, so it may be slow or fail. */
export function MapCard({ isReadOnly, ...connection }: MapConnection & { isReadOnly: boolean }) {
  const t = useMessages()
  const { problem, retry, shown } = useMap(connection)
  if (shown) return <MapForm isReadOnly={isReadOnly} shown={shown} {...connection} />
  return (
    <SettingsCard title={t('ticketingMap')}>
      {problem === null ? (
        <Skeleton lines={6} />
      ) : (
        <Banner
          action={<Button onClick={retry}>{t('ticketingTryAgain')}</Button>}
          icon="CircleAlert"
          title={t('ticketingMapUnreadable')}
        >
          {problem}
        </Banner>
      )}
    </SettingsCard>
  )
}

/** Loads the current map without a cache, because the form starts from it. */
function useMap({ handle, tenant }: MapConnection) {
  const call = useCall()
  const [attempt, setAttempt] = useState(0)
  const [shown, setShown] = useState<MapShown | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  useEffect(() => {
    const controller = new AbortController()
    call<MapShown>(`/ticketing/${handle}/map/fields`, { query: { tenant }, signal: controller.signal }).then(
      setShown,
      (error: unknown) => {
        if (!(error instanceof CallError)) throw error
        if (error.failure !== 'aborted') setProblem(error.message)
      },
    )
    return () => controller.abort()
  }, [call, handle, tenant, attempt])

  function retry() {
    setProblem(null)
    setAttempt(attempt + 1)
  }

  return { problem, retry, shown }
}
