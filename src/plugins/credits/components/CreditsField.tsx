import type { ArrayFieldServerProps } from 'payload'
import { AreaMessagesProvider } from '@/exports/client'
import { messagesOfAreas } from '@/exports/server'
import { CreditsPanel } from './CreditsPanel'

/** The credits of an event as a table, in the event's form. */
export const CreditsField = ({
  i18n,
  path = 'credits',
  permissions,
  readOnly,
  schemaPath = path,
}: ArrayFieldServerProps) => (
  <AreaMessagesProvider messages={messagesOfAreas(i18n.language, ['credits', 'events'])}>
    <CreditsPanel
      canEdit={!readOnly && (permissions === true || permissions?.update !== undefined || permissions === undefined)}
      path={path}
      schemaPath={schemaPath}
    />
  </AreaMessagesProvider>
)
