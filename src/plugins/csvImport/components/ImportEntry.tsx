import type { ListViewSlotSharedClientProps, ServerProps } from 'payload'
import { AreaMessagesProvider } from '@/components/ui/AreaMessagesProvider'
import { messagesOfAreas } from '@/i18n/translator'
import { OpenImport } from './OpenImport'

/** Menu item of a list, shown with permission to create documents. */
export const ImportEntry = ({
  collectionSlug,
  hasCreatePermission,
  i18n,
}: ListViewSlotSharedClientProps & ServerProps) =>
  hasCreatePermission && (
    <AreaMessagesProvider messages={messagesOfAreas(i18n.language, ['csvImport'])}>
      <OpenImport type={collectionSlug} />
    </AreaMessagesProvider>
  )
