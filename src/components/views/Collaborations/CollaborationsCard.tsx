'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/Button/Button'
import { EmptyState } from '@/components/ui/EmptyState/EmptyState'
import { List } from '@/components/ui/List/List'
import { SettingsCard } from '@/components/ui/SettingsCard/SettingsCard'
import { useMessages } from '@/components/ui/useMessages'
import { RequestAccessDialog } from './RequestAccessDialog'
import { CollaborationRow } from './CollaborationRow'
import type { Collaboration } from '@/database/collaborators/siteOrganisations'

interface Props {
  collaborations: Collaboration[]
  isActive: boolean
  now: string
}

/** The sites of an organisation. */
export function CollaborationsCard({ collaborations, isActive, now }: Props) {
  const t = useMessages()
  // Slug of the site to request access to; empty if the user has yet to enter one, null while the dialog is closed.
  const [requestedSlug, setRequestedSlug] = useState<string | null>(null)
  const requestButton = isActive && (
    <Button icon="Plus" variant="primary" onClick={() => setRequestedSlug('')}>
      {t('collaborationsAsk')}
    </Button>
  )
  return (
    <SettingsCard action={collaborations.length > 0 && requestButton} isFlush title={t('sites')}>
      {collaborations.length === 0 ? (
        <EmptyState action={requestButton} icon="Building2">
          {t('collaborationsNone')}
        </EmptyState>
      ) : (
        <List label={t('sites')}>
          {collaborations.map((collaboration) => (
            <CollaborationRow
              canEnter={isActive}
              collaboration={collaboration}
              key={collaboration.tenantId}
              now={now}
              onAskAgain={() => setRequestedSlug(collaboration.slug)}
            />
          ))}
        </List>
      )}
      {requestedSlug !== null && (
        <RequestAccessDialog initialSlug={requestedSlug} onClose={() => setRequestedSlug(null)} />
      )}
    </SettingsCard>
  )
}
