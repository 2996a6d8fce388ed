import type { PayloadRequest } from 'payload'
import type { PermissionKey } from '../../../access/permissions'
import type { Site } from '../writeSite'

/** A field of PATCH /api/tenants/{id}. */
export interface PatchPart<Input = unknown> {
  field: string
  /** Its audit action if it is the only changed field. */
  audit: string
  /** Permission needed to change it. */
  key: PermissionKey
  /**
   * Runs with the tenant locked.
   * @param given validated by the schema
   * @throws OperationError if a rule refuses the change
   */
  change: (given: Input, site: Site, req: PayloadRequest) => Partial<Site> | Promise<Partial<Site>>
  /** The field's value in the audit log. Default: unchanged. */
  toAuditValue?: (site: Partial<Site>) => unknown
}

/** Declares a part with its input type. */
export const definePart = <Input>(part: PatchPart<Input>): PatchPart => part as PatchPart
