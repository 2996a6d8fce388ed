import type { ListViewSlotSharedClientProps, ServerProps } from 'payload'
import { AreaMessagesProvider } from '../../../components/ui/AreaMessagesProvider'
import { messagesOfAreas } from '../../../i18n/areas'
import { OpenImport } from './OpenImport'

/** In the menu of a list, for whoever may make documents of its type. */
export const ImportEntry = ({
  collectionSlug,
  hasCreatePermission,
  i18n,
}: ListViewSlotSharedClientProps & ServerProps) =>
  hasCreatePermission && (
    <AreaMessagesProvider words={messagesOfAreas(i18n.language, ['csvImport'])}>
      <OpenImport type={collectionSlug} />
    </AreaMessagesProvider>
  )
