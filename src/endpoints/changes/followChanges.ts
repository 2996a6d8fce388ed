import { z } from 'zod'
import type { PayloadRequest } from 'payload'
import type { Person } from '@/access/person'
import { loadPerson } from '@/access/personOf'
import { defineOperation } from '@/endpoints/define'
import { tenantInput, tenantOfInput } from '@/endpoints/people/lockedSite'
import { evaluateRule, member } from '@/endpoints/routeRules'
import { unavailable } from '@/endpoints/OperationError'
import { fixedMessages } from '@/i18n/fixed/en'
import { eventStream } from '@/lib/http/eventStream'
import { stopSignal } from '@/lib/process/stopping'
import { readChanges } from './readChanges'
import { takeStreamPlace } from './streamPlaces'

const AREA = 'changes'

/** `Retry-After` while the process stops, in seconds: another one answers then. */
const STOPPING_SECONDS = 2

/**
 * Streams what kinds of things change in a tenant, and for the person: `data: {"kinds":["pages"]}`. No kinds are a sign
 * of life; `*` means that changes may have been missed. Nothing else is sent: the reader asks for the rest with their
 * own rights. Ends when the session ends or the person loses access to the tenant.
 */
export const followChanges = defineOperation({
  name: 'followChanges',
  answers: 'text/event-stream',
  area: AREA,
  audit: null,
  input: z.strictObject(tenantInput),
  isStream: true,
  method: 'get',
  output: z.instanceof(Response),
  path: '/changes',
  run: async ({ person, req, tenantId }) => {
    if (stopSignal().aborted) throw unavailable(AREA, fixedMessages.tooMany, STOPPING_SECONDS)
    const free = takeStreamPlace(person.id, AREA)
    return eventStream((left) => {
      // A stream that is left before its first event never reaches the end of its generator.
      left.addEventListener('abort', free)
      return toEvents(req, { free, left, person, tenantId })
    })
  },
  summary: 'Follow what changes in a site',
  tenant: tenantOfInput,
  who: member,
})

interface Stream {
  free: () => void
  left: AbortSignal
  person: Person
  tenantId: string
}

async function* toEvents(req: PayloadRequest, { free, left, person, tenantId }: Stream): AsyncGenerator<string> {
  const { payload } = req
  const sid = sessionIdOf(req)
  const mayRead = async (): Promise<boolean> => {
    const now = await loadPerson(payload, { id: person.id, sid, tenant: null })
    return now !== null && evaluateRule(member, now.person, tenantId) === 'allowed'
  }
  try {
    const signal = AbortSignal.any([left, stopSignal()])
    for await (const kinds of readChanges(payload, { mayRead, signal, subjects: [tenantId, person.id] }))
      yield `data: ${JSON.stringify({ kinds })}\n\n`
  } finally {
    free()
  }
}

function sessionIdOf({ user }: PayloadRequest): string | null {
  const sid = (user as { _sid?: unknown } | null)?._sid
  return typeof sid === 'string' ? sid : null
}
