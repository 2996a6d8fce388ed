import type { BasePayload } from 'payload'
import type { z } from 'zod'
import { writeAudit, type AuditDetails } from '@/collections/AuditLog/writeAudit'
import type { Operation } from '@/endpoints/define'
import { inOwnTransaction } from '@/database/inOwnTransaction'

/**
 * Runs an operation from the server's console, with full access and without a user. Uses a transaction and writes an
 * audit log entry, as an API call would.
 */
export const providerRequest = <Schema extends z.ZodObject, Output>(
  payload: BasePayload,
  operation: Operation<Schema, Output>,
  input: z.infer<Schema>,
): Promise<Output> =>
  inOwnTransaction(payload, async (req) => {
    const details: AuditDetails = {}
    const audit = (changes: AuditDetails) => void Object.assign(details, changes)
    const output = await operation.run({ audit, input, person: null, prepared: undefined, req, tenantId: null })
    if (output instanceof Response)
      throw new Error(`The operation ${operation.name} returns an HTTP response and cannot run from the console.`)
    if (operation.audit) await writeAudit(req, { action: operation.audit, details, person: null, tenantId: null })
    return output
  })
