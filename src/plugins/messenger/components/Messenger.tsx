import type { PayloadRequest } from 'payload'
import { AreaMessagesProvider } from '../../../components/ui/AreaMessagesProvider'
import { messagesOfAreas } from '../../../i18n/areas'
import { messengerFor } from '../lib/messengerFor'
import { MessengerFrame } from './MessengerFrame'

/** A way to write to whoever runs the installation, for people who are signed in. */
export async function Messenger({ req }: { req?: PayloadRequest }) {
  const start = req && (await messengerFor(req))
  if (!start) return null
  return (
    <AreaMessagesProvider words={messagesOfAreas(req.i18n.language, ['messenger'])}>
      <MessengerFrame start={start} />
    </AreaMessagesProvider>
  )
}
