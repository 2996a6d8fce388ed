'use client'

import { useState } from 'react'
import { Button } from '../../ui/Button/Button'
import { EmptyState } from '../../ui/EmptyState/EmptyState'
import { List } from '../../ui/List/List'
import { SettingsCard } from '../../ui/SettingsCard/SettingsCard'
import { useMessages } from '../../ui/useMessages'
import { RequestAccessDialog } from './RequestAccessDialog'
import { CollaborationRow } from './CollaborationRow'
import type { Collaboration } from '../../../database/collaborators/siteOrganisations'

interface Props {
  collaborations: Collaboration[]
  isActive: boolean
  now: string
}

/** The sites of an organisation. */
export function CollaborationsCard({ collaborations, isActive, now }: Props) {
  const t = useMessages()
  // The site that is asked for, by its address; empty: none is chosen yet.
  const [asking, setAsking] = useState<string | null>(null)
  const ask = isActive && (
    <Button icon="Plus" variant="primary" onClick={() => setAsking('')}>
      {t('collaborationsAsk')}
    </Button>
  )
  return (
    <SettingsCard action={collaborations.length > 0 && ask} isFlush title={t('sites')}>
      {collaborations.length === 0 ? (
        <EmptyState action={ask} icon="Building2">
          {t('collaborationsNone')}
        </EmptyState>
      ) : (
        <List label={t('sites')}>
          {collaborations.map((one) => (
            <CollaborationRow
              canEnter={isActive}
              collaboration={one}
              key={one.tenantId}
              now={now}
              onAskAgain={() => setAsking(one.slug)}
            />
          ))}
        </List>
      )}
      {asking !== null && <RequestAccessDialog initialSlug={asking} onClose={() => setAsking(null)} />}
    </SettingsCard>
  )
}
