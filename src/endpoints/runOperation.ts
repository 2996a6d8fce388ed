import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'
import type { z } from 'zod'
import { isWithheld } from '../access/person'
import { personOf } from '../access/personOf'
import { writeAudit, type AuditDetails } from '../collections/AuditLog/writeAudit'
import { withSpan } from '../lib/telemetry/work'
import { auditAtEnd } from './auditAtEnd'
import type { Operation } from './define'
import { badRequest, forbidden, notFound, signedOut, withheld } from './OperationError'
import { checkLimit } from './limits'
import { decide } from './rules'

/**
 * Runs an operation for the request's person: sign-in, input, tenant, permission, rate limit, preparation, transaction and
 * audit line, in this order. A stream has no transaction, and its audit line at its end.
 * @param raw whatever the caller sent
 * @param onlyIn id of a tenant, where the caller acts in one only: in any other there is nothing
 * @throws OperationError when it is refused
 */
export const runOperation = <Schema extends z.ZodObject, Output, Prepared>(
  operation: Operation<Schema, Output, Prepared>,
  req: PayloadRequest,
  raw: unknown,
  onlyIn?: string,
): Promise<Output | Response> =>
  withSpan(`operation ${operation.name}`, { attributes: { 'callboard.operation': operation.name } }, () =>
    runChecked(operation, req, raw, onlyIn),
  )

async function runChecked<Schema extends z.ZodObject, Output, Prepared>(
  operation: Operation<Schema, Output, Prepared>,
  req: PayloadRequest,
  raw: unknown,
  onlyIn?: string,
): Promise<Output | Response> {
  const person = await personOf(req)
  if (!person && operation.who.kind !== 'anyone') throw signedOut(operation.area)
  const input = parse(operation, raw)
  const tenantId = (await operation.tenant?.(input, req)) ?? null
  if (onlyIn && tenantId !== onlyIn) throw notFound(operation.area)
  const verdict = decide(operation.who, person, tenantId)
  if (verdict === 'signedOut') throw signedOut(operation.area)
  if (verdict === 'notFound') throw notFound(operation.area)
  if (verdict === 'forbidden') throw isWithheld(person, tenantId) ? withheld(operation.area) : forbidden(operation.area)
  for (const limit of [operation.limit ?? []].flat())
    await checkLimit(operation.name, operation.area, limit, { input, person, req, tenantId })
  const details: AuditDetails = {}
  const writeLine = async (line: AuditDetails) => {
    if (operation.audit && !line.isNothing)
      await writeAudit(req, { action: line.action ?? operation.audit, details: line, person, tenantId })
  }
  const asked = {
    audit: (more: AuditDetails) => void Object.assign(details, more),
    input,
    person,
    prepared: undefined,
    req,
    tenantId,
  }
  const context = { ...asked, prepared: (await operation.prepare?.(asked)) as Prepared }
  if (operation.isStream)
    return auditAtEnd(await operation.run(context), (outcome) =>
      writeLine({ ...details, after: { ...details.after, outcome } }),
    )
  if (operation.method === 'get') return operation.run(context)
  const isOurs = await initTransaction(req)
  try {
    const output = await operation.run(context)
    await writeLine(details)
    if (isOurs) await commitTransaction(req)
    return output
  } catch (error) {
    if (isOurs) await killTransaction(req)
    // What was to be signed in or remembered is not.
    req.responseHeaders?.delete('Set-Cookie')
    throw error
  }
}

function parse<Schema extends z.ZodObject>(
  operation: Pick<Operation<Schema>, 'area' | 'input'>,
  raw: unknown,
): z.infer<Schema> {
  const parsed = operation.input.safeParse(raw)
  if (parsed.success) return parsed.data
  const errors = parsed.error.issues.map((issue) => ({ message: issue.message, path: issue.path.join('.') }))
  throw badRequest(operation.area, errors[0]?.message ?? 'This request has the wrong form.', errors)
}
