import type { ServerProps } from 'payload'
import { AreaMessagesProvider } from '@/exports/client'
import { messagesOfAreas } from '@/exports/server'
import { AddToRelease } from './AddToRelease'

/** Server wrapper of the "Add to release" entry in a document's menu. */
export const AddEntry = ({ i18n }: ServerProps) => (
  <AreaMessagesProvider messages={messagesOfAreas(i18n.language, ['releases'])}>
    <AddToRelease />
  </AreaMessagesProvider>
)
