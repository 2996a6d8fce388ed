'use client'

import { useRef, useState } from 'react'
import { EmptyState } from '@/components/ui/EmptyState/EmptyState'
import { List } from '@/components/ui/List/List'
import { SettingsCard } from '@/components/ui/SettingsCard/SettingsCard'
import { useMessages } from '@/components/ui/useMessages'
import type { SiteOrganisation } from '../data/organisation'
import type { RoleChoice } from '../RoleSelect'
import { useKeptFocus } from '../useKeptFocus'
import styles from '../Users.module.css'
import { ChooseRole } from './ChooseRole'
import { OrganisationRow } from './OrganisationRow'

interface Props {
  now: string
  onAccess: (person: { id: string; name: string; email: string }) => void
  organisations: SiteOrganisation[]
  roles: RoleChoice[]
  tenantId: string
}

/** External organisations: open requests first, then those that work on the site. */
export function CollaboratorsCard({ now, onAccess, organisations, roles, tenantId }: Props) {
  const t = useMessages()
  const [chosen, setChosen] = useState<string | null>(null)
  const list = useRef<HTMLDivElement>(null)
  useKeptFocus(list, organisations.length)
  const organisation = organisations.find(({ id }) => id === chosen)
  return (
    <SettingsCard help={t('peopleCollaboratorsHelp')} isFlush title={t('peopleCollaborators')}>
      <div className={styles.list} ref={list} tabIndex={-1}>
        {organisations.length === 0 ? (
          <EmptyState icon="UserPlus">{t('peopleCollaboratorsNone')}</EmptyState>
        ) : (
          <List label={t('peopleCollaborators')}>
            {organisations.map((entry) => (
              <OrganisationRow
                key={entry.id}
                now={now}
                onAccess={onAccess}
                onRole={() => setChosen(entry.id)}
                organisation={entry}
                tenantId={tenantId}
              />
            ))}
          </List>
        )}
      </div>
      {organisation && (
        <ChooseRole
          done={
            organisation.status === 'waiting' ? t('peopleApproved', { name: organisation.name }) : t('peopleUpdated')
          }
          failed={t(organisation.status === 'waiting' ? 'peopleApproveFailed' : 'peopleUpdateFailed')}
          initial={organisation.roleId}
          onClose={() => setChosen(null)}
          path={`/collaborators/${organisation.id}/approve`}
          roles={roles}
          tenantId={tenantId}
          title={t(organisation.status === 'waiting' ? 'peopleApproveOf' : 'peopleChangeRoleOf', {
            name: organisation.name,
          })}
          verb={t(organisation.status === 'waiting' ? 'peopleApprove' : 'save')}
        />
      )}
    </SettingsCard>
  )
}
