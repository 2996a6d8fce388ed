import type { TextFieldServerProps } from 'payload'
import { messagesOfAreas } from '@/i18n/translator'
import { AreaMessagesProvider } from '@/components/ui/AreaMessagesProvider'
import { SecretInput } from './SecretInput'

/** A secret of an app, in Payload's form. */
export const SecretField = ({ clientField, path, req }: TextFieldServerProps) => (
  <AreaMessagesProvider messages={messagesOfAreas(req.i18n.language, ['fields'])}>
    <SecretInput
      isRequired={clientField.required === true}
      label={typeof clientField.label === 'string' ? clientField.label : path}
      path={path}
    />
  </AreaMessagesProvider>
)
