import type { ImportMap, SanitizedConfig } from 'payload'
import { personOf } from '../../../access/personOf'
import { translatorOf } from '../../../i18n/translator'
import { requestOf } from '../../requestOf'
import { BareScreen, openCollections } from '../BareScreen'
import { NotAllowedMessage } from '../NotAllowed/NotAllowedMessage'
import { ByPath } from './ByPath'
import { NothingHere } from './NothingHere'

interface Props {
  config: Promise<SanitizedConfig>
  importMap: ImportMap
}

/**
 * In place of a screen that is not there, or not for this person. Another tenant's document and one that never was look
 * the same. Nothing without a session.
 *
 * Next renders this beside every page, found or not: it must cost little, and says nothing twice that the page says.
 */
export async function NotFound({ config, importMap }: Props) {
  const req = await requestOf(config, importMap)
  const person = await personOf(req)
  if (!person) return null
  const open = openCollections(req, person)
  return (
    <BareScreen label={translatorOf(req.i18n)('notFound')} person={person} req={req}>
      <ByPath
        closed={req.payload.config.collections.map(({ slug }) => slug).filter((slug) => !open.has(slug))}
        notAllowed={<NotAllowedMessage req={req} />}
        nothing={<NothingHere lists={[...open]} />}
      />
    </BareScreen>
  )
}
