import { parseArgs } from 'node:util'
import { getPayload, type BasePayload } from 'payload'
import config from '@payload-config'
import { type AuditDetails, writeAudit } from '@/collections/AuditLog/writeAudit'
import { inOwnTransaction } from '@/database/inOwnTransaction'
import type { Operation } from '@/endpoints/define'
import type { z } from 'zod'
import { createTenant } from '@/endpoints/tenants/createTenant'
import { OperationError } from '@/endpoints/OperationError'

/**
 * Runs an operation from the server's console, with full access and without a user. Uses a transaction and writes an
 * audit log entry, as an API call would.
 */
const providerRequest = <Schema extends z.ZodObject, Output>(
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

// npm run tenant -- create --name "Gate Theatre" --slug gate --owner owner@gate.example [--plan Standard] …
const HELP = `Usage: npm run tenant -- create --name <name> --slug <slug> --owner <address>
  [--plan <plan name>] [--timezone <IANA zone>] [--currency <code>] [--language <code>] [--starter <starter>|empty]`

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    currency: { type: 'string' },
    language: { type: 'string' },
    name: { type: 'string' },
    owner: { type: 'string' },
    plan: { type: 'string' },
    slug: { type: 'string' },
    starter: { type: 'string' },
    timezone: { type: 'string' },
  },
})

async function main(): Promise<number> {
  const { currency, language, name, owner, plan, slug, starter, timezone } = values
  if (positionals[0] !== 'create' || !name || !slug || !owner) {
    console.error(HELP)
    return 1
  }
  const payload = await getPayload({ config })
  try {
    const planId = plan ? await planByName(payload, plan) : null
    const input = createTenant.input.parse({
      currency,
      language,
      name,
      ownerEmail: owner,
      planId,
      slug,
      starter,
      timezone,
    })
    const tenant = await providerRequest(payload, createTenant, input)
    console.log(`${tenant.name} is ready. An email to ${owner} has been queued.`)
    return 0
  } catch (error) {
    console.error(error instanceof OperationError ? error.message : messageOf(error))
    return 1
  } finally {
    await payload.destroy()
  }
}

async function planByName(payload: BasePayload, name: string): Promise<string> {
  const { docs } = await payload.find({
    collection: 'plans',
    limit: 1,
    // Commands on the server's console have full access.
    overrideAccess: true,
    where: { name: { equals: name } },
  })
  if (!docs[0]) throw new Error(`There is no plan "${name}".`)
  return docs[0].id
}

function messageOf(error: unknown): string {
  if (error instanceof Error && 'issues' in error && Array.isArray(error.issues)) {
    return error.issues
      .map((issue: { message: string; path: PropertyKey[] }) => `${issue.path.join('.')}: ${issue.message}`)
      .join('\n')
  }
  return error instanceof Error ? error.message : String(error)
}

process.exit(await main())
