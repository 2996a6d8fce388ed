import type { UIFieldServerProps } from 'payload'
import { AreaMessagesProvider } from '@/exports/client'
import { messagesOfAreas } from '@/exports/server'
import { PerformancesPanel } from './PerformancesPanel'

/** Server wrapper of the performances panel in the form of an event. */
export const PerformancesField = ({ i18n }: UIFieldServerProps) => (
  <AreaMessagesProvider
    messages={messagesOfAreas(i18n.language, ['events', 'performances', 'performancesTable', 'announcements'])}
  >
    <PerformancesPanel />
  </AreaMessagesProvider>
)
