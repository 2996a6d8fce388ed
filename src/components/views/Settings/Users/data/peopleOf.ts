import type { BasePayload } from 'payload'
import { findChangeRefusal } from '../../../../../access/authority'
import { peopleOfSite } from '../../../../../database/people/siteStaff'
import type { Desk } from './deskOf'
import { headOf, type PersonHead } from './personHead'
import { pictureOf } from './pictureOf'
import type { StaffPerson } from './staffPerson'

/** Owner and staff of a site; the staff by name, admins first. */
export async function peopleOf(
  payload: BasePayload,
  { actor, standings, tenantId }: Desk,
  labels: { admin: string; viewer: string },
): Promise<{ owner: (PersonHead & { hasProof: boolean }) | null; staff: StaffPerson[] }> {
  const rows = await peopleOfSite(payload, tenantId)
  const picture = pictureOf(payload)
  const owner = rows.find(({ kind }) => kind === 'owner')
  const staff = rows
    .filter(({ kind }) => kind !== 'owner')
    .map((row): StaffPerson => {
      const isAdmin = row.kind === 'tenant-admin'
      const standing = standings.get(row.id)
      return {
        ...headOf(row, picture),
        hasProof: row.hasProof,
        hindrance: standing ? findChangeRefusal(actor, standing) : null,
        isSelf: row.id === actor.userId,
        role: isAdmin ? labels.admin : (row.role ?? (row.kind === 'tenant-viewer' ? labels.viewer : '')),
        roleId: isAdmin ? 'tenant-admin' : row.roleId,
      }
    })
  return {
    owner: owner ? { ...headOf(owner, picture), hasProof: owner.hasProof } : null,
    staff: staff.sort(byRankAndName),
  }
}

const rank = ({ roleId }: StaffPerson): number => (roleId === 'tenant-admin' ? 0 : 1)

const byRankAndName = (one: StaffPerson, other: StaffPerson): number =>
  rank(one) - rank(other) || one.name.localeCompare(other.name)
