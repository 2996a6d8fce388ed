import type { TextFieldServerProps } from 'payload'
import { messagesOfAreas } from '@/i18n/translator'
import { AreaMessagesProvider } from '@/components/ui/AreaMessagesProvider'
import { ZoneField } from './ZoneField'

/** The time zone of a venue. */
export const Zone = ({ path, readOnly, req }: TextFieldServerProps) => (
  <AreaMessagesProvider messages={messagesOfAreas(req.i18n.language, ['events'])}>
    <ZoneField isReadOnly={readOnly === true} path={path} />
  </AreaMessagesProvider>
)
