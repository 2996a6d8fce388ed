import type { BasePayload } from 'payload'
import { findChangeRefusal } from '@/access/authority'
import { readSiteStaff } from '@/database/people/siteStaff'
import type { SiteAuthorities } from './loadAuthorities'
import { toPersonHead, type PersonHead, type StaffPerson } from './personHead'

/** Builds the URL of an avatar from its file name. */
export const avatarUrls =
  ({ config: { routes, serverURL } }: Pick<BasePayload, 'config'>) =>
  (file: string | null): string | null =>
    file ? `${serverURL}${routes.api}/avatars/file/${encodeURIComponent(file)}` : null

/** Owner and staff of a site; admins first, then by name. */
export async function loadOwnerAndStaff(
  payload: BasePayload,
  { actor, authorities, tenantId }: SiteAuthorities,
  labels: { admin: string; viewer: string },
): Promise<{ owner: (PersonHead & { hasProof: boolean }) | null; staff: StaffPerson[] }> {
  const rows = await readSiteStaff(payload, tenantId)
  const picture = avatarUrls(payload)
  const owner = rows.find(({ kind }) => kind === 'owner')
  const staff = rows
    .filter(({ kind }) => kind !== 'owner')
    .map((row): StaffPerson => {
      const isAdmin = row.kind === 'tenant-admin'
      const authority = authorities.get(row.id)
      return {
        ...toPersonHead(row, picture),
        hasProof: row.hasProof,
        refusal: authority ? findChangeRefusal(actor, authority) : null,
        isSelf: row.id === actor.userId,
        role: isAdmin ? labels.admin : (row.role ?? (row.kind === 'tenant-viewer' ? labels.viewer : '')),
        roleId: isAdmin ? 'tenant-admin' : row.roleId,
      }
    })
  return {
    owner: owner ? { ...toPersonHead(owner, picture), hasProof: owner.hasProof } : null,
    staff: staff.sort(byRankAndName),
  }
}

const rank = ({ roleId }: StaffPerson): number => (roleId === 'tenant-admin' ? 0 : 1)

const byRankAndName = (a: StaffPerson, b: StaffPerson): number => rank(a) - rank(b) || a.name.localeCompare(b.name)
