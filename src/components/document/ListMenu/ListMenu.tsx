import type { ListViewSlotSharedClientProps, ServerProps } from 'payload'
import { messagesOfAreas } from '../../../i18n/areas'
import { AreaMessagesProvider } from '../../ui/AreaMessagesProvider'
import { DownloadList } from './DownloadList'

/** In the menu of a list: what can be done with it as a whole. */
export const ListMenu = ({ collectionSlug, i18n }: ListViewSlotSharedClientProps & ServerProps) => (
  <AreaMessagesProvider words={messagesOfAreas(i18n.language, ['lists'])}>
    <DownloadList type={collectionSlug} />
  </AreaMessagesProvider>
)
