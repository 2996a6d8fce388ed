'use client'

import type { ShownVisit } from '@/endpoints/support/listVisits'
import { List } from '@/components/ui/List/List'
import { SettingsCard } from '@/components/ui/SettingsCard/SettingsCard'
import { useMessages } from '@/components/ui/useMessages'
import { VisitRow } from './VisitRow'

/** Current and past visits of the provider's support to the current site. */
export function SupportCard({ isOwner, visits }: { isOwner: boolean; visits: ShownVisit[] }) {
  const t = useMessages()
  return (
    <SettingsCard help={t('supportVisitsHelp')} isFlush title={t('supportVisits')}>
      <List label={t('supportVisits')}>
        {visits.map((visit) => (
          <VisitRow isOwner={isOwner} key={visit.id} visit={visit} />
        ))}
      </List>
    </SettingsCard>
  )
}
