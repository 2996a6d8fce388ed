import { z } from 'zod'
import type { PayloadRequest } from 'payload'
import { saveSecret, readSecretMarks } from '@/database/secrets/secrets'
import { defineOperation, translatorOf, withAnyPermission } from '@/exports/server'
import { type AnyOperation } from '@/endpoints/define'
import { readConnection, saveConnected, saveDisconnected, statusOf } from '../database/connections'
import { AREA, requireTicketing } from '../lib/connections/requireTicketing'
import { problemMessage } from '../lib/connections/problemMessage'
import { isTypedAddress } from '../lib/connections/typedAddress'
import { runCheck } from '../lib/connections/runCheck'
import {
  ownerOfConnection,
  resolveConnection,
  type ResolvedConnection,
  type SubmittedFields,
} from '../lib/connections/resolveConnection'
import type { CheckResult, TicketingProvider, ConnectionField } from '../lib/provider/provider'
import { inputProblem } from '@/i18n/inputs/inputProblem'

/** Operation names from the specification; other providers follow the same pattern. */
const NAMES: Record<string, string> = {
  elevent: 'checkEleventDetails',
  lineup: 'checkLineupDetails',
  spektrix: 'checkSpektrixDetails',
  tessitura: 'checkTessituraDetails',
}

const checkNameOf = ({ handle, name }: Pick<TicketingProvider, 'handle' | 'name'>): string =>
  NAMES[handle] ?? `check${name.replaceAll(/\W/g, '')}Details`

type ToResponse = (result: CheckResult, problem: string | null) => Record<string, unknown>

/** As the specification has it, with the reason of a failure. */
const connectedOnly: ToResponse = ({ ok }, problem) => (ok ? { connected: true } : { connected: false, error: problem })
const withError: ToResponse = (result, problem) => ({
  connected: result.ok,
  data:
    result.ok && result.organization
      ? { organizationId: result.organization.id, organizationName: result.organization.name }
      : null,
  error: problem,
})

const RESPONSES: Record<string, ToResponse> = {
  elevent: connectedOnly,
  lineup: withError,
  spektrix: connectedOnly,
  tessitura: ({ ok }, problem) => ({ isError: !ok, message: problem ?? '' }),
}

/** Response of a check. A failed check is a successful response too. */
const toCheckResponse = (
  { handle }: Pick<TicketingProvider, 'handle'>,
  result: CheckResult,
  problem: string | null,
): Record<string, unknown> => (RESPONSES[handle] ?? withError)(result, problem)

/** Zod schemas of the connection form's fields. Each is optional; an empty string counts as absent. */
function connectionFieldSchemas({ connection }: Pick<TicketingProvider, 'connection'>) {
  return Object.fromEntries(connection.map((field) => [field.name, fieldSchema(field).optional()]))
}

function fieldSchema({ choices, longest, pattern, type }: ConnectionField): z.ZodType<string> {
  const text = z.string().trim().max(longest)
  if (choices) return z.union([z.literal(''), z.enum(choices as [string, ...string[]])])
  if (type === 'url') return text.refine((value) => value === '' || isTypedAddress(value), inputProblem('webAddress'))
  return pattern ? text.refine((value) => value === '' || pattern.test(value), inputProblem('format')) : text
}

const who = withAnyPermission('apps:admin')
/** Prevents password guessing against third-party servers through this endpoint. */
const limit = { by: ['tenant' as const], points: 20, seconds: 60 }

const status = z.enum(['attention', 'connected', 'disconnected'])

/** The connection a user wants to test, and the result of testing it. */
interface CheckedConnection {
  meant: ResolvedConnection
  result: CheckResult
  /** Message in the user's language; null if the check succeeded. */
  problem: string | null
}

async function checkConnection(
  req: PayloadRequest,
  provider: TicketingProvider,
  tenantId: string | null,
  submitted: SubmittedFields,
): Promise<CheckedConnection> {
  await requireTicketing(req, tenantId, provider)
  const tenant = tenantId ?? ''
  const meant = await resolveConnection(req, provider, { provider: provider.handle, tenant }, submitted)
  const t = translatorOf(req.i18n)
  if (meant.missing.length > 0) {
    const fields = meant.missing
      .map(
        (field) =>
          provider.connection.find(({ label, name }) => name === field && label)?.label ??
          t(`ticketingField_${field}` as never),
      )
      .join(', ')
    return {
      meant,
      problem: t('ticketingMissing', { fields }),
      result: { ok: false, problem: { call: null, detail: null, name: 'credentials', status: null } },
    }
  }
  const result = await runCheck(req, provider, { connection: meant.connection, tenant })
  return { meant, problem: result.ok ? null : problemMessage(t, provider, result.problem), result }
}

/** Operations on one provider's connection. */
export function connectionOperations(provider: TicketingProvider): AnyOperation[] {
  const { handle, name } = provider
  const site = { tenant: z.uuid() }
  const input = z.strictObject({ ...site, ...connectionFieldSchemas(provider) })
  const tenant = ({ tenant: id }: { tenant: string }) => id
  const submittedFieldsOf = ({ tenant: _, ...submitted }: { tenant: string }): SubmittedFields => submitted

  const check = defineOperation({
    name: checkNameOf(provider),
    area: AREA,
    audit: null,
    input,
    isAction: true,
    limit,
    method: 'post',
    output: z.looseObject({}),
    path: `/ticketing/${handle}/check`,
    prepare: (context) =>
      checkConnection(context.req, provider, context.tenantId, submittedFieldsOf(context.input as { tenant: string })),
    run: async ({ prepared: { problem, result } }) => toCheckResponse(provider, result, problem),
    summary: `Check whether address and credentials of ${name} work`,
    tenant,
    who,
  })

  const connect = defineOperation({
    name: `connect${name.replaceAll(/\W/g, '')}`,
    area: AREA,
    audit: 'ticketing.connected',
    input,
    isAction: true,
    limit,
    method: 'post',
    output: z.object({ connected: z.boolean(), error: z.string().nullable(), status }),
    path: `/ticketing/${handle}/connect`,
    prepare: (context) =>
      checkConnection(context.req, provider, context.tenantId, submittedFieldsOf(context.input as { tenant: string })),
    run: async ({ audit, input: body, prepared: { meant, problem, result }, req }) => {
      const key = { provider: handle, tenant: (body as { tenant: string }).tenant }
      if (!result.ok) {
        audit({ isNothing: true })
        return { connected: false, error: problem, status: statusOf(meant.stored) }
      }
      const fields = Object.fromEntries(
        provider.connection
          .filter(({ type }) => type !== 'secret')
          .map((field) => [field.name, meant.connection[field.name] ?? '']),
      )
      for (const field of provider.connection.filter(({ type }) => type === 'secret')) {
        await saveSecret(
          req,
          { name: field.name, owner: ownerOfConnection(handle), tenantId: key.tenant },
          meant.connection[field.name] || null,
        )
      }
      await saveConnected(req, key, { fields, organization: result.organization })
      audit({ after: { provider: name }, target: `tenants/${key.tenant}` })
      return { connected: true, error: null, status: 'connected' as const }
    },
    summary: `Connect ${name}`,
    tenant,
    who,
  })

  const disconnect = defineOperation({
    name: `disconnect${name.replaceAll(/\W/g, '')}`,
    area: AREA,
    audit: 'ticketing.disconnected',
    input: z.strictObject(site),
    isAction: true,
    method: 'post',
    output: z.object({ connected: z.boolean(), status }),
    path: `/ticketing/${handle}/disconnect`,
    run: async ({ audit, input: { tenant: id }, req }) => {
      const wasConnected = await saveDisconnected(req, { provider: handle, tenant: id })
      audit({ after: { provider: name }, isNothing: !wasConnected, target: `tenants/${id}` })
      return { connected: false, status: 'disconnected' as const }
    },
    summary: `Disconnect ${name}`,
    tenant,
    who,
  })

  const read = defineOperation({
    name: `read${name.replaceAll(/\W/g, '')}Connection`,
    area: AREA,
    audit: null,
    input: z.strictObject(site),
    method: 'get',
    output: z.object({
      connected: z.boolean(),
      fields: z.record(
        z.string(),
        z.union([z.string(), z.object({ last4: z.string(), set: z.literal(true) }), z.null()]),
      ),
      organization: z.object({ id: z.string().nullable(), name: z.string() }).nullable(),
      status,
    }),
    path: `/ticketing/${handle}/connection`,
    run: async ({ input: { tenant: id }, req, tenantId }) => {
      await requireTicketing(req, tenantId, provider)
      const stored = await readConnection(req, { provider: handle, tenant: id })
      const marks = (await readSecretMarks(req, id))[ownerOfConnection(handle)] ?? {}
      const fields = Object.fromEntries(
        provider.connection.map((field) => [
          field.name,
          (field.type === 'secret' ? marks[field.name] : stored?.fields[field.name]) ?? null,
        ]),
      )
      return {
        connected: stored?.isConnected ?? false,
        fields,
        organization: stored?.organization ?? null,
        status: statusOf(stored),
      }
    },
    summary: `Read the connection to ${name}`,
    tenant,
    who,
  })

  return [check, connect, disconnect, read]
}
