import type { TextFieldServerProps } from 'payload'
import { wordsOfAreas } from '../../../i18n/areas'
import { AreaWords } from '../../ui/AreaWords'
import { CountryField } from './CountryField'

/** The country of an address. */
export const Country = ({ path, readOnly, req }: TextFieldServerProps) => (
  <AreaWords words={wordsOfAreas(req.i18n.language, ['events'])}>
    <CountryField isReadOnly={readOnly === true} path={path} />
  </AreaWords>
)
