import type { RefusalReason } from '../../../../../access/authority'
import type { PersonHead } from './personHead'

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
