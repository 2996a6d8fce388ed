import type { BasePayload, PayloadRequest } from 'payload'
import { translatorOf } from '@/exports/server'
import type { Person, TenantSummary } from '@/exports/types'
import { administers } from '@/access/person'
import { planLimit, UNLIMITED } from '@/lib/plans/planAllows'
import { isModelRefused } from '../../database/runs'
import { messagesOfDay, tokensOfMonth } from '../../database/usage'
import { chatSettings } from '../../settings'
import { isGuide } from '../models/chooseModel'
import { chatErrorWith } from '../chatErrors'
import { DateTime } from 'luxon'
import { isoDate } from '@/lib/time/isoDate'

/**
 * The current date at a site, and the seconds left until its midnight.
 * @param timezone IANA name; UTC is used if it is invalid
 */
export function siteDay(moment: Date, timezone: string): { day: string; secondsLeft: number } {
  const local = DateTime.fromJSDate(moment, { zone: timezone })
  const current = local.isValid ? local : DateTime.fromJSDate(moment, { zone: 'utc' })
  return {
    day: isoDate(current),
    secondsLeft: Math.max(1, Math.ceil(current.plus({ days: 1 }).startOf('day').diff(current).as('seconds'))),
  }
}

/** How answers end that cost nobody a message: through no fault of the person who asked. */
const FREE = new Set<string>(['broken', 'busy', 'cut', 'empty', 'failed', 'outage', 'setup', 'timeout'])

export const isFree = (state: string): boolean => FREE.has(state)

/** How much of its assistant a site has used. */
export interface ChatUsage {
  isGuide: boolean
  /** Whether the provider refuses the key or the model. Only administrators are told. */
  isRefused: boolean
  /** Messages left until the end of the site's day; null without a limit. */
  messagesLeft: number | null
  /** Tokens of the month, for administrators only; null for others and while the built-in guide answers. */
  tokens: { limit: number | null; used: number } | null
}

export async function usageOf(payload: BasePayload, person: Person | null, tenant: TenantSummary): Promise<ChatUsage> {
  const limit = planLimit(tenant, 'chat_messages_per_day')
  const showsTokens = !isGuide() && administers(person, tenant.id)
  return {
    isGuide: isGuide(),
    isRefused: showsTokens && (await isModelRefused({ payload }, tenant.id)),
    messagesLeft:
      limit === UNLIMITED
        ? null
        : Math.max(0, limit - (await messagesOfDay(payload, tenant.id, siteDay(new Date(), tenant.timezone).day))),
    tokens: showsTokens
      ? { limit: chatSettings().AI_MONTHLY_LIMIT ?? null, used: await tokensOfMonth(payload, tenant.id) }
      : null,
  }
}

/** @throws OperationError 429 if the tenant has used up its monthly tokens. The built-in guide uses none. */
export async function requireTokens(req: PayloadRequest, tenantId: string): Promise<void> {
  const { AI_MODEL, AI_MONTHLY_LIMIT } = chatSettings()
  if (!AI_MODEL || !AI_MONTHLY_LIMIT || (await tokensOfMonth(req.payload, tenantId)) < AI_MONTHLY_LIMIT) return
  throw chatErrorWith('rate_limit:chat', 429, translatorOf(req.i18n)('chatErrorMonth'))
}
