import {
  commitTransaction,
  initTransaction,
  killTransaction,
  type PayloadRequest,
  addDataAndFileToRequest,
  type Endpoint,
  type PayloadHandler,
  type TypedLocale,
} from 'payload'
import type { z } from 'zod'
import { scopeOf } from '@/access/bearerTokens'
import { isSecondFactorMissing } from '@/access/person'
import { personOf } from '@/access/personOf'
import { tenantOf } from '@/access/tenants'
import { writeAudit, type AuditDetails } from '@/collections/AuditLog/writeAudit'
import { withSpan } from '@/lib/telemetry/telemetry'
import { isRecord } from '@/lib/values'
import { isMultipart } from '@/lib/http/checkRequest'
import { fixedMessages } from '@/i18n/fixed/en'
import { parseInput } from '@/i18n/inputs/parseInput'
import type { Operation, AnyOperation } from './define'
import { auditAtEnd } from './auditAtEnd'
import { badRequest, forbidden, notFound, unauthorized, secondFactorRequired, toOperationError } from './OperationError'
import { checkLimit } from './rateLimits'
import { evaluateRule } from './routeRules'
import { failureResponse } from './failureResponses'

/**
 * Runs an operation for the request's user: authentication, input, tenant, permission, rate limit, preparation,
 * transaction and audit entry, in this order. A stream has no transaction, and its audit entry is written at its end.
 * @param raw unvalidated input
 * @param onlyIn id of the tenant that the caller is limited to: targets in any other tenant are not found
 * @throws OperationError when refused
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
  if (!person && operation.who.kind !== 'anyone') throw unauthorized(operation.area)
  const input = parse(operation, withTenantOfToken(operation, raw, req), req)
  const tenantId = (await operation.tenant?.(input, req)) ?? null
  if (onlyIn && tenantId !== onlyIn) throw notFound(operation.area)
  const verdict = evaluateRule(operation.who, person, tenantId)
  if (verdict === 'signedOut') throw unauthorized(operation.area)
  if (verdict === 'notFound') throw notFound(operation.area)
  if (verdict === 'forbidden')
    throw isSecondFactorMissing(person, tenantId) ? secondFactorRequired(operation.area) : forbidden(operation.area)
  for (const limit of [operation.limit ?? []].flat())
    await checkLimit(operation.name, operation.area, limit, { input, person, req, tenantId })
  if (person && tenantId) await writeInSiteLanguage(req, tenantId)
  const details: AuditDetails = {}
  if (operation.audit) req.context.isAudited = true
  const writeAuditEntry = async (entry: AuditDetails) => {
    if (operation.audit && !entry.isNothing)
      await writeAudit(req, { action: entry.action ?? operation.audit, details: entry, person, tenantId })
  }
  const baseContext = {
    audit: (more: AuditDetails) => void Object.assign(details, more),
    input,
    person,
    prepared: undefined,
    req,
    tenantId,
  }
  const context = { ...baseContext, prepared: (await operation.prepare?.(baseContext)) as Prepared }
  if (operation.isStream)
    return auditAtEnd(await operation.run(context), (outcome) =>
      writeAuditEntry({ ...details, after: { ...details.after, outcome } }),
    )
  if (operation.method === 'get') return operation.run(context)
  const ownsTransaction = await initTransaction(req)
  try {
    const output = await operation.run(context)
    await writeAuditEntry(details)
    if (ownsTransaction) await commitTransaction(req)
    return output
  } catch (error) {
    if (ownsTransaction) await killTransaction(req)
    // The session or preference that a cookie refers to was rolled back.
    req.responseHeaders?.delete('Set-Cookie')
    throw error
  }
}

/** Payload takes a request that names no language for English, which the site may not have. */
async function writeInSiteLanguage(req: PayloadRequest, tenantId: string): Promise<void> {
  const tenant = await tenantOf(req, tenantId)
  if (tenant && req.locale !== 'all' && !tenant.languages.includes(req.locale ?? ''))
    req.locale = tenant.defaultLanguage as TypedLocale
}

/** Names under which operations take a tenant. */
const TENANT_INPUTS = ['tenant', 'tenantId']

/** A program works in one tenant only, that of its token, and need not name it. */
function withTenantOfToken({ input }: Pick<Operation, 'input'>, raw: unknown, { user }: PayloadRequest): unknown {
  const tenantId = scopeOf(user)?.tenantId
  if (!tenantId || !isRecord(raw) || TENANT_INPUTS.some((name) => Object.hasOwn(raw, name))) return raw
  const name = TENANT_INPUTS.find((candidate) => Object.hasOwn(input.shape, candidate))
  return name ? { ...raw, [name]: tenantId } : raw
}

function parse<Schema extends z.ZodObject>(
  operation: Pick<Operation<Schema>, 'area' | 'input'>,
  raw: unknown,
  { i18n }: PayloadRequest,
): z.infer<Schema> {
  const parsed = parseInput(operation.input, raw, i18n)
  if ('data' in parsed) return parsed.data
  throw badRequest(operation.area, parsed.problems[0]?.message ?? fixedMessages.requestFormat, parsed.problems)
}

/** Creates the REST endpoint of an operation. */
export const toEndpoint = (operation: AnyOperation): Endpoint => ({
  custom: { operation: operation.name },
  handler: operation.wrapHandler ? operation.wrapHandler(handlerOf(operation)) : handlerOf(operation),
  method: operation.method,
  path: operation.path,
})

const handlerOf =
  (operation: AnyOperation): PayloadHandler =>
  async (req) => {
    try {
      const output = await runOperation(operation as Operation, req, await inputOf(req, operation))
      return output instanceof Response ? output : Response.json(output, { status: operation.status ?? 200 })
    } catch (error) {
      const refusal = toOperationError(error, operation.area)
      if (refusal)
        return failureResponse(operation.rewriteError?.(refusal, req.i18n.language) ?? refusal, req.i18n.language)
      throw error
    }
  }

/**
 * Input of an operation. Path parameters take precedence over the body, the body over the query. Any call can name its
 * tenant in the query.
 */
async function inputOf(
  req: PayloadRequest,
  { input, takesFile }: Pick<AnyOperation, 'input' | 'takesFile'>,
): Promise<Record<string, unknown>> {
  const usesQuery = req.method === 'GET' || req.method === 'DELETE'
  const query = Object.fromEntries(
    [...(req.searchParams ?? [])].filter(
      ([name]) => usesQuery || (TENANT_INPUTS.includes(name) && Object.hasOwn(input.shape, name)),
    ),
  )
  if (takesFile && isMultipart(req.headers.get('Content-Type') ?? '')) return { ...query, ...(await readForm(req)) }
  if (req.method !== 'GET' && req.data === undefined) await addDataAndFileToRequest(req)
  const { collection: _, global: __, ...params } = req.routeParams ?? {}
  return { ...query, ...(req.data as Record<string, unknown> | undefined), ...params }
}

/** Reads the text parts of a form and sets the file as `req.file`. Payload only parses forms of its own screens. */
async function readForm(req: PayloadRequest): Promise<Record<string, unknown>> {
  const form = await req.formData?.()
  const file = form?.get('file')
  if (file instanceof File)
    req.file = { data: Buffer.from(await file.arrayBuffer()), mimetype: file.type, name: file.name, size: file.size }
  return Object.fromEntries([...(form ?? [])].filter(([name, value]) => name !== 'file' && typeof value === 'string'))
}
