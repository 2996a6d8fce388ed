import { DefaultTemplate } from '@payloadcms/next/templates'
import { SetStepNav } from '@payloadcms/ui'
import type { ImportMap, SanitizedConfig, SanitizedPermissions } from 'payload'
import { personOf } from '../../../access/personOf'
import { translatorOf } from '../../../i18n/translator'
import { navigationOf } from '../../frame/navigation/navigationOf'
import { requestOf } from '../../requestOf'
import { NotAllowedMessage } from '../NotAllowed/NotAllowedMessage'
import screen from '../Screen.module.css'
import { ByPath } from './ByPath'
import { NothingHere } from './NothingHere'

/** Nothing around this screen asks: what a person may do is worked out for the page already. */
const NO_PERMISSIONS: SanitizedPermissions = {}

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
  const hidden = (slug: string): boolean => !open.has(slug)
  const open = new Set(
    navigationOf(req, person).flatMap(({ links }) => links.flatMap(({ collection }) => collection ?? [])),
  )
  const slugs = req.payload.config.collections.map((one) => one.slug)
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={undefined}
      payload={req.payload}
      permissions={NO_PERMISSIONS}
      req={req}
      user={req.user ?? undefined}
      visibleEntities={{ collections: slugs.filter((slug) => open.has(slug)), globals: [] }}
    >
      <SetStepNav nav={[{ label: translatorOf(req.i18n)('notFound') }]} />
      <main className={screen.reading}>
        <ByPath
          closed={slugs.filter(hidden)}
          notAllowed={<NotAllowedMessage req={req} />}
          nothing={<NothingHere lists={[...open]} />}
        />
      </main>
    </DefaultTemplate>
  )
}
