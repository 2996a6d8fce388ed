import type { ImportMap, SanitizedConfig } from 'payload'
import { personOf } from '@/access/personOf'
import { translatorOf } from '@/i18n/translator'
import { requestOf } from '@/components/requestOf'
import { BareScreen, openCollections } from '../BareScreen'
import { NotAllowedMessage } from '../NotAllowed/NotAllowedMessage'
import { ByPath } from './ByPath'
import { NothingHere } from './NothingHere'

interface Props {
  config: Promise<SanitizedConfig>
  importMap: ImportMap
}

/**
 * Replaces a screen that does not exist or that the user has no access to. Another tenant's document looks the same as
 * a missing one. Renders nothing without a session.
 *
 * Next renders this alongside every page, found or not: it must be cheap and must not duplicate data of the page.
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
