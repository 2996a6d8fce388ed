import type { UIFieldServerProps } from 'payload'
import { AreaMessagesProvider } from '../../../components/ui/AreaMessagesProvider'
import { messagesOfAreas } from '../../../i18n/areas'
import { ReviewNotice } from './ReviewNotice'

/** Above the fields of a document: who waits for what. */
export const ReviewField = ({ i18n }: UIFieldServerProps) => (
  <AreaMessagesProvider words={messagesOfAreas(i18n.language, ['reviews'])}>
    <ReviewNotice />
  </AreaMessagesProvider>
)
