import { personName, type NamedPerson } from '@/lib/names/personName'
import type { RefusalReason } from '@/access/authority'

/** A user as shown in a row. */
export interface PersonHead {
  id: string
  name: string
  email: string
  /** URL of the picture; null if there is none. */
  picture: string | null
}

/** A user as stored. */
export interface PersonRow extends NamedPerson {
  id: string
  email: string
  file: string | null
}

export const toPersonHead = (
  { file, ...row }: PersonRow,
  pictureOf: (file: string | null) => string | null,
): PersonHead => ({
  email: row.email,
  id: row.id,
  name: personName(row),
  picture: pictureOf(file),
})

/** A member of staff as shown in their row. */
export interface StaffPerson extends PersonHead {
  /** Title of the role; a label for viewers. */
  role: string
  /** Id of the role, or `tenant-admin`; null for viewers. */
  roleId: string | null
  isSelf: boolean
  /** They have set up two-factor sign-in. */
  hasProof: boolean
  /** Why the current user cannot change them; null if they can. */
  refusal: RefusalReason | null
}
