import type { PayloadRequest } from 'payload'
import { AreaMessagesProvider } from '@/exports/client'
import { messagesOfAreas } from '@/exports/server'
import { messengerStartOf } from '../lib/messengerFor'
import { MessengerFrame } from './MessengerFrame'

/** Lets signed-in users contact the operator of the installation. */
export async function Messenger({ req }: { req?: PayloadRequest }) {
  const start = req && (await messengerStartOf(req))
  if (!start) return null
  return (
    <AreaMessagesProvider messages={messagesOfAreas(req.i18n.language, ['messenger'])}>
      <MessengerFrame start={start} />
    </AreaMessagesProvider>
  )
}
