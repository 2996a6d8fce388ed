import type { BeforeListTableServerProps } from 'payload'
import { AreaMessagesProvider } from '../../../components/ui/AreaMessagesProvider'
import { messagesOfAreas } from '../../../i18n/areas'
import { SavedViews } from './SavedViews'

/** Above the table of a list: the views of it that somebody has saved, and the way to save this one. */
export const ViewsPart = ({ collectionSlug, i18n }: BeforeListTableServerProps) => (
  <AreaMessagesProvider words={messagesOfAreas(i18n.language, ['savedViews'])}>
    <SavedViews type={collectionSlug} />
  </AreaMessagesProvider>
)
