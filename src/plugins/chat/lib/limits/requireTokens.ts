import type { PayloadRequest } from 'payload'
import { tokensOfMonth } from '../../database/usage'
import { chatSettings } from '../../settings'
import { chatErrorWith } from '../chatErrors'
import { translatorOf } from '../../../../i18n/translator'

/** @throws OperationError 429 if the tenant has used up its monthly tokens. The built-in guide uses none. */
export async function requireTokens(req: PayloadRequest, tenantId: string): Promise<void> {
  const { AI_MODEL, AI_MONTHLY_LIMIT } = chatSettings()
  if (!AI_MODEL || !AI_MONTHLY_LIMIT || (await tokensOfMonth(req.payload, tenantId)) < AI_MONTHLY_LIMIT) return
  throw chatErrorWith('rate_limit:chat', 429, translatorOf(req.i18n)('chatErrorMonth'))
}
