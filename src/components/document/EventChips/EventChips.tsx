import type { BeforeListTableServerProps } from 'payload'
import { messagesOfAreas } from '../../../i18n/areas'
import { AreaMessagesProvider } from '../../ui/AreaMessagesProvider'
import { EventChoices } from './EventChoices'

/** What the list of events can be narrowed to by a click. */
export const EventChips = ({ i18n }: BeforeListTableServerProps) => (
  <AreaMessagesProvider words={messagesOfAreas(i18n.language, ['lists'])}>
    <EventChoices />
  </AreaMessagesProvider>
)
