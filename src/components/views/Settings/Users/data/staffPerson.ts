import type { RefusalReason } from '../../../../../access/authority'
import type { PersonHead } from './personHead'

/** A member of the staff as their row shows them. */
export interface StaffPerson extends PersonHead {
  /** Title of the role; of who only looks, that they do. */
  role: string
  /** Id of the role, or `tenant-admin`; null for who only looks. */
  roleId: string | null
  isSelf: boolean
  /** They have a second proof of who they are. */
  hasProof: boolean
  /** Why the viewer may not change them; null: they may. */
  hindrance: RefusalReason | null
}
