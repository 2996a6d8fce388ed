import { z } from 'zod'
import { defineOperation, member, tenantOf } from '@/exports/server'
import { usageOf } from '../lib/limits/usageOf'
import { requirePlan } from '../lib/ownChat'
import { AREA, toChatMessage, chatError } from '../lib/chatErrors'

export const readUsage = defineOperation({
  name: 'readChatUsage',
  area: AREA,
  audit: null,
  input: z.strictObject({ tenant: z.uuid() }),
  method: 'get',
  output: z.object({
    isGuide: z.boolean(),
    isRefused: z.boolean(),
    messagesLeft: z.number().nullable(),
    tokens: z.object({ limit: z.number().nullable(), used: z.number() }).nullable(),
  }),
  path: '/chat-usage',
  rewriteError: toChatMessage,
  run: async ({ person, req, tenantId }) => {
    await requirePlan(req, tenantId)
    const tenant = await tenantOf(req, tenantId)
    if (!tenant) throw chatError('not_found:chat')
    return usageOf(req.payload, person, tenant)
  },
  summary: 'Read how much of the assistant a site has used',
  tenant: ({ tenant }) => tenant,
  who: member,
})
