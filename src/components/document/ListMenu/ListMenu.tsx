import type { ListViewSlotSharedClientProps, ServerProps } from 'payload'
import { messagesOfAreas } from '@/i18n/translator'
import { AreaMessagesProvider } from '@/components/ui/AreaMessagesProvider'
import { DownloadList } from './DownloadList'

/** Entries of the list's menu: actions on the whole list. */
export const ListMenu = ({ collectionSlug, i18n }: ListViewSlotSharedClientProps & ServerProps) => (
  <AreaMessagesProvider messages={messagesOfAreas(i18n.language, ['lists'])}>
    <DownloadList type={collectionSlug} />
  </AreaMessagesProvider>
)
