import type { PayloadRequest } from 'payload'
import type { PermissionKey } from '../../../access/permissions'
import type { Site } from '../writeSite'

/** One field of PATCH /api/tenants/{id}. */
export interface PatchPart<Given = unknown> {
  field: string
  /** Its action in the audit log, where nothing else is changed with it. */
  audit: string
  /** What it takes to change it. */
  key: PermissionKey
  /**
   * Runs with the tenant locked.
   * @param given as the input's schema has it
   * @throws OperationError where a rule refuses it
   */
  change: (given: Given, site: Site, req: PayloadRequest) => Partial<Site> | Promise<Partial<Site>>
  /** The field as the audit log has it. Default: as it is. */
  inAudit?: (site: Partial<Site>) => unknown
}

/** Lets a part speak of its own input. */
export const definePart = <Given>(part: PatchPart<Given>): PatchPart => part as PatchPart
