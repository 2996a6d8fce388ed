import type { PayloadRequest } from 'payload'
import { AreaMessagesProvider } from '@/exports/client'
import { messagesOfAreas } from '@/exports/server'
import { isPasswordNeeded } from '../database/rules'
import { RuleCard } from './RuleCard'

/** Whether a passkey alone signs in, below the rule for two-factor sign-in. */
export const PasskeyRule = async ({ req, tenantId }: { req: PayloadRequest; tenantId: string }) => (
  <AreaMessagesProvider messages={messagesOfAreas(req.i18n.language, ['people', 'passkeys'])}>
    <RuleCard needsPassword={await isPasswordNeeded(req, [tenantId])} tenantId={tenantId} />
  </AreaMessagesProvider>
)
