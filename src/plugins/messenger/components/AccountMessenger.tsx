import type { PayloadRequest } from 'payload'
import { AreaMessagesProvider } from '@/exports/client'
import { messagesOfAreas } from '@/exports/server'
import { isMessengerClosed, messengerConfig } from '../lib/messengerFor'
import { MessengerCard } from './MessengerCard'

/** Account setting with which users can bring back the messenger after closing it. */
export async function AccountMessenger({ req }: { req: PayloadRequest }) {
  if (!messengerConfig()) return null
  return (
    <AreaMessagesProvider messages={messagesOfAreas(req.i18n.language, ['messenger'])}>
      <MessengerCard isClosed={await isMessengerClosed(req)} />
    </AreaMessagesProvider>
  )
}
