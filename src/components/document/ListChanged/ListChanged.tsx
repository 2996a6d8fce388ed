import type { ListViewSlotSharedClientProps, ServerProps } from 'payload'
import { AreaMessagesProvider } from '@/components/ui/AreaMessagesProvider'
import { messagesOfAreas } from '@/i18n/translator'
import { ListChangedNotice } from './ListChangedNotice'

/** Says at the foot of a list that somebody has changed it meanwhile. */
export const ListChanged = ({ collectionSlug, i18n }: ListViewSlotSharedClientProps & ServerProps) => (
  <AreaMessagesProvider messages={messagesOfAreas(i18n.language, ['lists'])}>
    <ListChangedNotice type={collectionSlug} />
  </AreaMessagesProvider>
)
