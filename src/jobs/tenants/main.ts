import { parseArgs } from 'node:util'
import { getPayload, type BasePayload } from 'payload'
import config from '@payload-config'
import { createTenant } from '@/endpoints/tenants/createTenant'
import { OperationError } from '@/endpoints/OperationError'
import { providerRequest } from '@/jobs/providerRequest'

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
