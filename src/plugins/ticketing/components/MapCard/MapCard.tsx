'use client'

import { useRead } from '../../../../components/calls/useRead'
import { Banner } from '../../../../components/ui/Banner/Banner'
import { Button } from '../../../../components/ui/Button/Button'
import { SettingsCard } from '../../../../components/ui/SettingsCard/SettingsCard'
import { Skeleton } from '../../../../components/ui/Skeleton/Skeleton'
import { useWords } from '../../../../components/ui/useWords'
import { MapForm } from './MapForm'
import type { MapPlace, MapShown } from './MapShown'

/** What of a box office becomes what of the site's. The box office is asked, so it may take a moment, or fail. */
export function MapCard({ isReadOnly, ...place }: MapPlace & { isReadOnly: boolean }) {
  const t = useWords()
  const { data, error, reload } = useRead<MapShown>(`/ticketing/${place.handle}/map/fields?tenant=${place.tenant}`, { keepsLast: true })
  if (data) return <MapForm isReadOnly={isReadOnly} shown={data} {...place} />
  return (
    <SettingsCard title={t('ticketingMap')}>
      {error ? (
        <Banner action={<Button onClick={reload}>{t('ticketingTryAgain')}</Button>} icon="CircleAlert" title={t('ticketingMapUnreadable')}>
          {error.message}
        </Banner>
      ) : (
        <Skeleton lines={6} />
      )}
    </SettingsCard>
  )
}
