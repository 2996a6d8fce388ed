import type { BeforeListTableServerProps } from 'payload'
import { AreaWords } from '../../../../components/ui/AreaWords'
import { wordsOfAreas } from '../../../../i18n/areas'
import { NotFoundPanel } from './NotFoundPanel'

/** Above the list of redirects, for whoever may write some: addresses that visitors did not find. */
export const NotFoundPart = ({ hasCreatePermission, i18n }: BeforeListTableServerProps) =>
  hasCreatePermission && (
    <AreaWords words={wordsOfAreas(i18n.language, ['seo'])}>
      <NotFoundPanel />
    </AreaWords>
  )
