import type { BasePayload } from 'payload'
import { tokensOfMonth } from '../../database/usage'
import { chatSettings } from '../../settings'
import { chatErrorWith } from '../chatErrors'

/** @throws OperationError 429 if the tenant has used up its monthly tokens. The built-in guide uses none. */
export async function requireTokens(payload: BasePayload, tenantId: string): Promise<void> {
  const { AI_MODEL, AI_MONTHLY_LIMIT } = chatSettings()
  if (!AI_MODEL || !AI_MONTHLY_LIMIT || (await tokensOfMonth(payload, tenantId)) < AI_MONTHLY_LIMIT) return
  throw chatErrorWith(
    'rate_limit:chat',
    429,
    'Your site has used its allowance of the assistant for this month. Please try again next month, or ask your provider for more.',
  )
}
