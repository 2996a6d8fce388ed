import type { TextFieldServerProps } from 'payload'
import { wordsOfAreas } from '../../../i18n/areas'
import { AreaWords } from '../../ui/AreaWords'
import { ZoneField } from './ZoneField'

/** The time zone of a place. */
export const Zone = ({ path, readOnly, req }: TextFieldServerProps) => (
  <AreaWords words={wordsOfAreas(req.i18n.language, ['events'])}>
    <ZoneField isReadOnly={readOnly === true} path={path} />
  </AreaWords>
)
