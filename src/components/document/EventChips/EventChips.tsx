import type { BeforeListTableServerProps } from 'payload'
import { messagesOfAreas } from '@/i18n/translator'
import { AreaMessagesProvider } from '@/components/ui/AreaMessagesProvider'
import { EventChoices } from './EventChoices'

/** Quick filters of the list of events. */
export const EventChips = ({ i18n }: BeforeListTableServerProps) => (
  <AreaMessagesProvider messages={messagesOfAreas(i18n.language, ['lists'])}>
    <EventChoices />
  </AreaMessagesProvider>
)
