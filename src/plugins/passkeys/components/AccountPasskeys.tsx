import type { PayloadRequest } from 'payload'
import { AreaMessagesProvider } from '@/exports/client'
import { messagesOfAreas, personOf } from '@/exports/server'
import { accountPasskeys } from '../lib/accountPasskeys'
import { PasskeysCard } from './PasskeysCard'

/** The passkeys card on the account screen. */
export async function AccountPasskeys({ req }: { req: PayloadRequest }) {
  const person = await personOf(req)
  if (!person) return null
  return (
    <AreaMessagesProvider messages={messagesOfAreas(req.i18n.language, ['account', 'settings', 'passkeys'])}>
      <PasskeysCard {...await accountPasskeys(req, person.id)} />
    </AreaMessagesProvider>
  )
}
