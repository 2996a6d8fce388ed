'use client'

import { useRouter } from 'next/navigation'
import { useConfig } from '@payloadcms/ui'
import { useState } from 'react'
import { useChangesOf } from '@/components/calls/changes/useChangesOf'
import {
  Button,
  EmptyState,
  List,
  ListRow,
  SettingsCard,
  Skeleton,
  Status,
  useCall,
  useMessages,
  useRead,
} from '@/exports/client'
import { PageHeader } from '@/components/ui/PageHeader/PageHeader'
import { isolateText } from '@/lib/text/isolated'
import type { ReleaseSummary } from '../lib/describe'
import { DetailsDialog } from './DetailsDialog'
import { stateOf, useWhen } from './stateOf'

interface ReleasesResponse {
  mayMake: boolean
  releases: (ReleaseSummary & { documents: number })[]
}

/** The releases of a site, with a button that creates one. */
export function Releases({ tenantId }: { tenantId: string }) {
  const t = useMessages()
  const call = useCall()
  const router = useRouter()
  const whenOf = useWhen()
  const { routes } = useConfig().config
  const { data, error, reload } = useRead<ReleasesResponse>(`/releases?tenantId=${tenantId}`, { reloadsOnFocus: true })
  useChangesOf(['releases'], reload)
  const [isCreating, setCreating] = useState(false)

  async function create(details: { note: string; title: string }) {
    const { id } = await call<{ id: string }>('/releases', { body: { ...details, tenantId } })
    router.push(`${routes.admin}/releases/${id}`)
  }

  const button = data?.mayMake && (
    <Button icon="Plus" variant="primary" onClick={() => setCreating(true)}>
      {t('releaseMake')}
    </Button>
  )
  return (
    <>
      <PageHeader actions={button} help={t('releasesHelp')} title={t('releasesTitle')} />
      {error && <p role="alert">{error.message}</p>}
      {!data && !error && <Skeleton lines={4} />}
      {data?.releases.length === 0 && (
        <EmptyState icon="CalendarClock" title={t('releaseNone')}>
          {t('releaseMakeHelp')}
        </EmptyState>
      )}
      {data && data.releases.length > 0 && (
        <SettingsCard isFlush title={t('releasesTitle')}>
          <List>
            {data.releases.map((release) => (
              <ListRow
                detail={[
                  whenOf(release),
                  `${t('releaseDocuments')}: ${release.documents}`,
                  release.note && isolateText(release.note),
                ]
                  .filter(Boolean)
                  .join(' · ')}
                end={<Status state={stateOf(release.state)} />}
                href={`${routes.admin}/releases/${release.id}`}
                key={release.id}
                title={release.title}
              />
            ))}
          </List>
        </SettingsCard>
      )}
      {isCreating && (
        <DetailsDialog
          action={t('releaseMake')}
          onClose={() => setCreating(false)}
          onSend={create}
          title={t('releaseMake')}
        />
      )}
    </>
  )
}
