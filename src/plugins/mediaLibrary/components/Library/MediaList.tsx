import { type ListViewServerProps, type TypedLocale } from 'payload'
import { requestOfSlot } from '@/components/requestOfSlot'
import { AreaMessagesProvider } from '@/exports/client'
import { listShellOf } from '@/exports/rsc'
import { messagesOfAreas, personOf } from '@/exports/server'
import { sitePreferences } from '@/access/sitePreferences'
import { MediaView } from './MediaView'
import { isMode, VIEW_KEY } from './mode'
import { readTiles } from './readTiles'

/** The media list, on its own screen and in pickers: as a grid or as Payload's table. */
export async function MediaList(props: ListViewServerProps) {
  const { collectionConfig, data, i18n, locale, payload, searchParams, user, viewType } = props
  const req = await requestOfSlot({ i18n, payload, user })
  const site = (await personOf(req))?.current?.id ?? null
  const isTrash = viewType === 'trash'
  const [{ [VIEW_KEY]: mode }, tiles] = await Promise.all([
    site ? sitePreferences(req, site, [VIEW_KEY]) : NO_PREFERENCES,
    readTiles(req, {
      ids: data.docs.map((doc: { id: unknown }) => String(doc.id)),
      isTrash,
      locale: (locale?.code ?? 'en') as TypedLocale,
    }),
  ])
  const describeList = collectionConfig.admin.description
  return (
    <AreaMessagesProvider messages={messagesOfAreas(i18n.language, ['mediaLibrary'])}>
      <MediaView
        description={typeof describeList === 'function' ? describeList({ t: req.i18n.t }) : ''}
        isEmpty={data.totalDocs === 0 && !isTrash && !isNarrowed(searchParams)}
        list={listShellOf(props)}
        site={site}
        stored={isMode(mode) ? mode : 'grid'}
        tiles={tiles}
      />
    </AreaMessagesProvider>
  )
}

const NO_PREFERENCES: Record<string, unknown> = {}

/** Whether a search, a filter or a tag is active. Filters appear as `where[or][0]…` in the query. */
const isNarrowed = (query: ListViewServerProps['searchParams']): boolean =>
  Object.entries(query ?? {}).some(
    ([name, value]) => Boolean(value) && (name === 'search' || name === 'alt' || name.startsWith('where')),
  )
