import type { BeforeListTableServerProps } from 'payload'
import { AreaMessagesProvider } from '@/exports/client'
import { messagesOfAreas } from '@/exports/server'
import { NotFoundPanel } from './NotFoundPanel'

/** Server wrapper of the not-found panel above the list of redirects, for people who may create redirects. */
export const NotFoundPart = ({ hasCreatePermission, i18n }: BeforeListTableServerProps) =>
  hasCreatePermission && (
    <AreaMessagesProvider messages={messagesOfAreas(i18n.language, ['seo'])}>
      <NotFoundPanel />
    </AreaMessagesProvider>
  )
