import type { BeforeListTableServerProps } from 'payload'
import { AreaMessagesProvider } from '@/components/ui/AreaMessagesProvider'
import { messagesOfAreas } from '@/i18n/translator'
import { NotFoundPanel } from './NotFoundPanel'

/** Server wrapper of the not-found panel above the list of redirects, for people who may create redirects. */
export const NotFoundPart = ({ hasCreatePermission, i18n }: BeforeListTableServerProps) =>
  hasCreatePermission && (
    <AreaMessagesProvider messages={messagesOfAreas(i18n.language, ['seo'])}>
      <NotFoundPanel />
    </AreaMessagesProvider>
  )
