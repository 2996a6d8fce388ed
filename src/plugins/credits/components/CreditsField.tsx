import type { ArrayFieldServerProps } from 'payload'
import { AreaWords } from '../../../components/ui/AreaWords'
import { wordsOfAreas } from '../../../i18n/areas'
import { CreditsPanel } from './CreditsPanel'

/** The credits of an event, in its form, as a table of one line a credit. */
export const CreditsField = ({
  i18n,
  path = 'credits',
  permissions,
  readOnly,
  schemaPath = path,
}: ArrayFieldServerProps) => (
  <AreaWords words={wordsOfAreas(i18n.language, ['credits', 'events'])}>
    <CreditsPanel
      mayEdit={!readOnly && (permissions === true || permissions?.update !== undefined || permissions === undefined)}
      path={path}
      schemaPath={schemaPath}
    />
  </AreaWords>
)
