import type { BasePayload } from 'payload'
import type { z } from 'zod'
import { writeAudit, type AuditDetails } from '../collections/AuditLog/writeAudit'
import type { Operation } from '../endpoints/define'
import { inOwnTransaction } from '../database/inOwnTransaction'

/**
 * Runs an operation from the server's own console: there is no person, whoever can start this can do anything. The
 * transaction and the line in the audit log are the same as in a call.
 */
export const providerRequest = <Schema extends z.ZodObject, Output>(
  payload: BasePayload,
  operation: Operation<Schema, Output>,
  input: z.infer<Schema>,
): Promise<Output> =>
  inOwnTransaction(payload, async (req) => {
    const details: AuditDetails = {}
    const audit = (more: AuditDetails) => void Object.assign(details, more)
    const output = await operation.run({ audit, input, person: null, prepared: undefined, req, tenantId: null })
    if (output instanceof Response) throw new Error(`${operation.name} answers requests, and no console.`)
    if (operation.audit) await writeAudit(req, { action: operation.audit, details, person: null, tenantId: null })
    return output
  })
