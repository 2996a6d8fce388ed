import type { BasePayload } from 'payload'
import { findChangeRefusal } from '../../../../../access/authority'
import { peopleOfSite } from '../../../../../database/people/siteStaff'
import type { Desk } from './deskOf'
import { headOf, type PersonHead } from './personHead'
import { pictureOf } from './pictureOf'
import type { StaffPerson } from './staffPerson'

/** Owner and staff of a site; admins first, then by name. */
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
      const authority = standings.get(row.id)
      return {
        ...headOf(row, picture),
        hasProof: row.hasProof,
        hindrance: authority ? findChangeRefusal(actor, authority) : null,
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

const byRankAndName = (a: StaffPerson, b: StaffPerson): number => rank(a) - rank(b) || a.name.localeCompare(b.name)
