import type { BeforeDocumentControlsServerProps } from 'payload'
import { AreaMessagesProvider } from '@/exports/client'
import { messagesOfAreas } from '@/exports/server'
import { AddButton } from './AddButton'

/** Server wrapper of the button that adds performances by a rule. */
export const AddPerformances = ({ i18n }: BeforeDocumentControlsServerProps) => (
  <AreaMessagesProvider messages={messagesOfAreas(i18n.language, ['events', 'performances', 'performancesTable'])}>
    <AddButton />
  </AreaMessagesProvider>
)
