import type { TextFieldServerProps } from 'payload'
import { wordsOfAreas } from '../../../i18n/areas'
import { AreaWords } from '../../ui/AreaWords'
import { SecretInput } from './SecretInput'

/** A secret of an app, in Payload's form. */
export const SecretField = ({ clientField, path, req }: TextFieldServerProps) => (
  <AreaWords words={wordsOfAreas(req.i18n.language, ['fields'])}>
    <SecretInput
      isRequired={clientField.required === true}
      label={typeof clientField.label === 'string' ? clientField.label : path}
      path={path}
    />
  </AreaWords>
)
