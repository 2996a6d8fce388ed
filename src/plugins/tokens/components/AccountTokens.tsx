import type { PayloadRequest } from 'payload'
import { AreaMessagesProvider } from '@/exports/client'
import { messagesOfAreas, personOf } from '@/exports/server'
import { accountTokens } from '../lib/accountTokens'
import { TokensCard } from './TokensCard'

/** The access tokens card on the account screen. */
export async function AccountTokens({ req }: { req: PayloadRequest }) {
  const person = await personOf(req)
  if (!person) return null
  return (
    <AreaMessagesProvider messages={messagesOfAreas(req.i18n.language, ['account', 'settings', 'tokens'])}>
      <TokensCard {...await accountTokens(req, person)} />
    </AreaMessagesProvider>
  )
}
