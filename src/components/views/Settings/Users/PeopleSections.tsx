'use client'

import { useState, type ReactNode } from 'react'
import { AccessDrawer } from './Access/AccessDrawer'
import { CollaboratorsCard } from './Collaborators/CollaboratorsCard'
import { PartnersCard } from './Collaborators/PartnersCard'
import { RequestSettings } from './Collaborators/RequestSettings'
import type { PeopleOverview, RolesOverview } from './data/loadOverview'
import { OwnerCard } from './Owner/OwnerCard'
import { TwoFactorCard } from './Owner/TwoFactorCard'
import { RolesCard } from './Roles/RolesCard'
import { SeatBanner } from './Staff/SeatBanner'
import { StaffCard } from './Staff/StaffCard'

interface SelectedPerson {
  id: string
  name: string
  email: string
}

interface Props {
  people: PeopleOverview
  roles: RolesOverview
  /** Rules for sign-in of plugins, for who can change them. */
  safety: ReactNode
}

/** All sections of the screen, and the drawer with a user's permissions. */
export function PeopleSections({ people, roles, safety }: Props) {
  const [accessOf, setAccessOf] = useState<SelectedPerson | null>(null)
  const { now, rolesOutside, rolesStaff, settings, staff } = people
  const { tenantId } = roles
  return (
    <>
      <SeatBanner plans={people.plans} seats={people.seats} />
      <OwnerCard
        admins={staff.filter(({ roleId }) => roleId === 'tenant-admin')}
        canTransfer={people.canTransfer}
        isSelf={people.ownerIsSelf}
        onAccess={setAccessOf}
        owner={people.owner}
        tenantId={tenantId}
      />
      <StaffCard
        requiresTwoFactor={people.requiresTwoFactor}
        invitations={people.invitations}
        now={now}
        onAccess={setAccessOf}
        newRoles={roles.canManage ? roles.groups : null}
        people={staff}
        roles={rolesStaff}
        seats={people.seats}
        tenantId={tenantId}
      />
      <RolesCard {...roles} />
      <CollaboratorsCard
        now={now}
        onAccess={setAccessOf}
        organisations={people.organisations}
        roles={rolesOutside}
        tenantId={tenantId}
      />
      <RequestSettings
        code={settings.code}
        isRequired={settings.isRequired}
        site={{ id: tenantId, updatedAt: settings.updatedAt }}
      />
      <PartnersCard partners={people.partners} roles={rolesOutside} tenantId={tenantId} />
      {people.canTransfer && (
        <TwoFactorCard
          requiresTwoFactor={people.requiresTwoFactor}
          owner={people.owner}
          site={{ id: tenantId, updatedAt: settings.updatedAt }}
          staff={staff}
        />
      )}
      {people.canTransfer && safety}
      {accessOf && (
        <AccessDrawer
          groups={roles.groups}
          onClose={() => setAccessOf(null)}
          person={accessOf}
          tenantId={tenantId}
          types={people.types}
        />
      )}
    </>
  )
}
