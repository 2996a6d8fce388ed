import type { BeforeListTableServerProps } from 'payload'
import { AreaMessagesProvider } from '../../../../components/ui/AreaMessagesProvider'
import { messagesOfAreas } from '../../../../i18n/areas'
import { NotFoundPanel } from './NotFoundPanel'

/** Above the list of redirects, for whoever may write some: addresses that visitors did not find. */
export const NotFoundPart = ({ hasCreatePermission, i18n }: BeforeListTableServerProps) =>
  hasCreatePermission && (
    <AreaMessagesProvider words={messagesOfAreas(i18n.language, ['seo'])}>
      <NotFoundPanel />
    </AreaMessagesProvider>
  )
