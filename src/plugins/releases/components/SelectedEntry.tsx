import type { BeforeListTableServerProps } from 'payload'
import { AreaMessagesProvider } from '../../../components/ui/AreaMessagesProvider'
import { messagesOfAreas } from '../../../i18n/areas'
import { AddSelected } from './AddSelected'

/** Among what can be done with the chosen rows of a list. */
export const SelectedEntry = ({ collectionSlug, i18n }: BeforeListTableServerProps) => (
  <AreaMessagesProvider words={messagesOfAreas(i18n.language, ['releases'])}>
    <AddSelected type={collectionSlug} />
  </AreaMessagesProvider>
)
