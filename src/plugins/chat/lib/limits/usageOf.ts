import type { BasePayload } from 'payload'
import { administers, type Person, type TenantSummary } from '../../../../access/person'
import { planLimit, UNLIMITED } from '../../../../lib/plans/planAllows'
import { messagesOfDay, tokensOfMonth } from '../../database/usage'
import { chatSettings } from '../../settings'
import { isGuide } from '../models/chooseModel'
import { siteDay } from './siteDay'

/** How much of its assistant a site has used. */
export interface ChatUsage {
  isGuide: boolean
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
    messagesLeft:
      limit === UNLIMITED
        ? null
        : Math.max(0, limit - (await messagesOfDay(payload, tenant.id, siteDay(new Date(), tenant.timezone).day))),
    tokens: showsTokens
      ? { limit: chatSettings().AI_MONTHLY_LIMIT ?? null, used: await tokensOfMonth(payload, tenant.id) }
      : null,
  }
}
