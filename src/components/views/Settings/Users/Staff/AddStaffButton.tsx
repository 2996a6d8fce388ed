'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/Button/Button'
import { useMessages } from '@/components/ui/useMessages'
import type { TranslatedGroup } from '../data/permissionGroups'
import type { RoleChoice } from '../RoleSelect'
import { WithReason } from '../WithReason'
import { AddStaff } from './AddStaff'
import { seatsLeft, type Seats } from './SeatBanner'

interface Props {
  /** Open invitations, by email address. */
  invited: { id: string; email: string }[]
  /** Permissions for a new role; null if the user cannot create roles. */
  newRoles: TranslatedGroup[] | null
  roles: RoleChoice[]
  seats: Seats
  tenantId: string
}

/** Button to invite staff. At the seat limit it explains why it is disabled. */
export function AddStaffButton({ invited, newRoles, roles, seats, tenantId }: Props) {
  const t = useMessages()
  const [isAdding, setAdding] = useState(false)
  const isFull = seatsLeft(seats) === 0
  return (
    <>
      <WithReason reason={isFull ? t('peopleLimitReached') : null}>
        {(closed) => (
          <Button {...closed} icon="Plus" variant="primary" onClick={() => !isFull && setAdding(true)}>
            {t('peopleAdd')}
          </Button>
        )}
      </WithReason>
      {isAdding && (
        <AddStaff
          invited={invited}
          newRoles={newRoles}
          onClose={() => setAdding(false)}
          roles={roles}
          tenantId={tenantId}
        />
      )}
    </>
  )
}
