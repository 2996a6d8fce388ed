import type { BeforeListTableServerProps } from 'payload'
import { AreaMessagesProvider } from '@/exports/client'
import { messagesOfAreas } from '@/exports/server'
import { AddSelected } from './AddSelected'

/** Server wrapper of the "Add to release" bulk action of a list. */
export const SelectedEntry = ({ collectionSlug, i18n }: BeforeListTableServerProps) => (
  <AreaMessagesProvider messages={messagesOfAreas(i18n.language, ['releases'])}>
    <AddSelected type={collectionSlug} />
  </AreaMessagesProvider>
)
