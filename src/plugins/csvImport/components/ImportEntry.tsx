import type { ListViewSlotSharedClientProps, ServerProps } from 'payload'
import { AreaMessagesProvider } from '@/exports/client'
import { messagesOfAreas } from '@/exports/server'
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
