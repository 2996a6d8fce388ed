import type { BeforeDocumentControlsServerProps } from 'payload'
import { AreaMessagesProvider } from '@/exports/client'
import { messagesOfAreas, personOf } from '@/exports/server'
import { hasPermission } from '@/exports/shared'
import { requestOfSlot } from '@/components/requestOfSlot'
import { VenueLink } from './VenueLink'

/** A link in the form of a venue to the screen that announces a change there, for those who edit events. */
export async function AnnounceAtVenue({ i18n, payload, user }: BeforeDocumentControlsServerProps) {
  const person = await personOf(await requestOfSlot({ i18n, payload, user }))
  if (!person?.current || !hasPermission(person, 'events:manage', person.current.id)) return null
  return (
    <AreaMessagesProvider messages={messagesOfAreas(i18n.language, ['announcements'])}>
      <VenueLink />
    </AreaMessagesProvider>
  )
}
