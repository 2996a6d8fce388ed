import type { PayloadRequest } from 'payload'
import { AreaMessagesProvider } from '../../../components/ui/AreaMessagesProvider'
import { messagesOfAreas } from '../../../i18n/areas'
import { isMessengerClosed, whereItIs } from '../lib/messengerFor'
import { MessengerCard } from './MessengerCard'

/** Where somebody who has closed the messenger gets it back: in their account. */
export async function AccountMessenger({ req }: { req: PayloadRequest }) {
  if (!whereItIs()) return null
  return (
    <AreaMessagesProvider words={messagesOfAreas(req.i18n.language, ['messenger'])}>
      <MessengerCard isClosed={await isMessengerClosed(req)} />
    </AreaMessagesProvider>
  )
}
