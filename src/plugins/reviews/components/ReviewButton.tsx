import type { BeforeDocumentControlsServerProps } from 'payload'
import { AreaMessagesProvider } from '../../../components/ui/AreaMessagesProvider'
import { messagesOfAreas } from '../../../i18n/areas'
import { AskButton } from './AskButton'

/** In place of the button that publishes, for whoever may not. */
export const ReviewButton = ({ i18n }: BeforeDocumentControlsServerProps) => (
  <AreaMessagesProvider words={messagesOfAreas(i18n.language, ['reviews'])}>
    <AskButton />
  </AreaMessagesProvider>
)
