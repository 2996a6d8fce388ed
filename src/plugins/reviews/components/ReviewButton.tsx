import type { BeforeDocumentControlsServerProps } from 'payload'
import { AreaMessagesProvider } from '@/exports/client'
import { messagesOfAreas } from '@/exports/server'
import { AskButton } from './AskButton'

/** Server wrapper of the button that asks for a review. */
export const ReviewButton = ({ i18n }: BeforeDocumentControlsServerProps) => (
  <AreaMessagesProvider messages={messagesOfAreas(i18n.language, ['reviews'])}>
    <AskButton />
  </AreaMessagesProvider>
)
