'use client'

import { useRef, useState } from 'react'
import { UNLIMITED } from '@/lib/plans/planAllows'
import { EmptyState } from '@/components/ui/EmptyState/EmptyState'
import { TextField } from '@/components/ui/Field/TextField'
import { List } from '@/components/ui/List/List'
import { SettingsCard } from '@/components/ui/SettingsCard/SettingsCard'
import { useMessages } from '@/components/ui/useMessages'
import type { SiteInvitation } from '../data/loadInvitations'
import type { TranslatedGroup } from '../data/permissionGroups'
import type { PersonHead, StaffPerson } from '../data/personHead'
import type { RoleChoice } from '../RoleSelect'
import { useKeptFocus } from '../useKeptFocus'
import styles from '../Users.module.css'
import { AddStaffButton } from './AddStaffButton'
import { InvitationRow } from './InvitationRow'
import { ManageUser } from './ManageUser'
import { PersonRow } from './PersonRow'
import type { Seats } from './SeatBanner'

interface Props {
  /** Two-factor sign-in is required of all staff. */
  requiresTwoFactor: boolean
  invitations: SiteInvitation[]
  /** When the data was loaded: reference for relative times. */
  now: string
  /** Permissions for a new role; null if the user cannot create roles. */
  newRoles: TranslatedGroup[] | null
  onAccess: (person: PersonHead) => void
  people: StaffPerson[]
  roles: RoleChoice[]
  seats: Seats
  tenantId: string
}

/** Minimum number of staff for a search field. */
const SEARCHABLE = 8

/** The staff of the site, and open invitations. */
export function StaffCard({
  requiresTwoFactor,
  invitations,
  newRoles,
  now,
  onAccess,
  people,
  roles,
  seats,
  tenantId,
}: Props) {
  const t = useMessages()
  const [search, setSearch] = useState('')
  const [managed, setManaged] = useState<string | null>(null)
  const list = useRef<HTMLDivElement>(null)
  useKeptFocus(list, people.length + invitations.length)
  const query = search.trim().toLowerCase()
  const found = people.filter(({ email, name, role }) => `${name} ${email} ${role}`.toLowerCase().includes(query))
  const person = people.find(({ id }) => id === managed)
  const openInvitations = invitations.filter(({ status }) => status === 'pending')
  const remaining = seats.limit === UNLIMITED ? Infinity : seats.limit - seats.used
  const count =
    seats.limit === UNLIMITED ? String(seats.used) : t('peopleSeats', { limit: seats.limit, used: seats.used })

  return (
    <SettingsCard
      action={
        <AddStaffButton invited={openInvitations} newRoles={newRoles} roles={roles} seats={seats} tenantId={tenantId} />
      }
      help={
        openInvitations.length > 0 ? `${count} · ${t('peopleSeatsInvited', { count: openInvitations.length })}` : count
      }
      isFlush
      title={t('peopleStaff')}
    >
      <div className={styles.list} ref={list} tabIndex={-1}>
        {people.length > SEARCHABLE && (
          <div className={styles.search}>
            <TextField label={t('peopleFilter')} onValue={setSearch} type="search" value={search} />
          </div>
        )}
        {people.length === 0 && <EmptyState icon="Users">{t('peopleStaffNone')}</EmptyState>}
        {people.length > 0 && found.length === 0 && <p className={styles.none}>{t('peopleFilterNone')}</p>}
        {found.length > 0 && (
          <List label={t('peopleStaff')}>
            {found.map((member) => (
              <PersonRow
                isWaiting={requiresTwoFactor && !member.hasProof}
                key={member.id}
                onManage={() => setManaged(member.id)}
                person={member}
              />
            ))}
          </List>
        )}
        {invitations.length > 0 && (
          <>
            <h3 className={styles.sub}>{t('peopleInvitations')}</h3>
            <List label={t('peopleInvitations')}>
              {invitations.map((invited) => (
                <InvitationRow
                  invitation={invited}
                  isFull={remaining < (invited.status === 'pending' ? 0 : 1)}
                  key={invited.id}
                  now={now}
                />
              ))}
            </List>
          </>
        )}
      </div>
      {person && (
        <ManageUser
          onAccess={() => onAccess(person)}
          onClose={() => setManaged(null)}
          person={person}
          roles={roles}
          tenantId={tenantId}
        />
      )}
    </SettingsCard>
  )
}
