import type { BeforeListTableServerProps } from 'payload'
import { AreaMessagesProvider } from '../../../components/ui/AreaMessagesProvider'
import { messagesOfAreas } from '../../../i18n/areas'
import { SavedViews } from './SavedViews'

/** Server wrapper of the saved views above the table of a list. */
export const ViewsPart = ({ collectionSlug, i18n }: BeforeListTableServerProps) => (
  <AreaMessagesProvider messages={messagesOfAreas(i18n.language, ['savedViews'])}>
    <SavedViews type={collectionSlug} />
  </AreaMessagesProvider>
)
