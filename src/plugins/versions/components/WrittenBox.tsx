import { getTranslation } from '@payloadcms/translations'
import { List, ListRow, SettingsCard, Status } from '@/exports/client'
import { callboardOf, documentKey, readDocumentNames, translatorOf } from '@/exports/server'
import { hrefs } from '@/exports/shared'
import type { DashboardBoxProps } from '@/exports/types'
import { exactTime, relativeTime } from '@/lib/time/relativeTime'
import { listDocumentsWrittenBy } from '../database/writers'

const MAX_SHOWN = 4

/** Reads more than are shown, as some may be in the trash or no longer visible to this person. */
const MAX_READ = MAX_SHOWN * 3

/** Dashboard box: the documents this person edited last, on any device. */
export async function WrittenBox({ person, req, tenant }: DashboardBoxProps) {
  const written = await listDocumentsWrittenBy(req, { limit: MAX_READ, person: person.id, tenant: tenant.id })
  const names = await readDocumentNames(req, written, tenant.id)
  const shown = written
    .flatMap(({ savedAt, ...document }) => {
      const name = names.get(documentKey(document))
      return name ? { ...name, savedAt } : []
    })
    .slice(0, MAX_SHOWN)
  if (shown.length === 0) return null
  const t = translatorOf(req.i18n)
  const hrefOf = hrefs(req)
  const now = new Date()
  const { language } = req.i18n
  const kinds = new Map(
    callboardOf(req.payload).contentTypes.map(({ slug, collection }) => [
      slug,
      getTranslation(collection.labels?.singular ?? slug, req.i18n),
    ]),
  )
  return (
    <SettingsCard isFlush title={t('versionsYours')}>
      <List>
        {shown.map(({ id, collection, savedAt, state, title }) => {
          return (
            <ListRow
              detail={
                <>
                  {kinds.get(collection)} ·{' '}
                  <time dateTime={savedAt.toISOString()} title={exactTime(savedAt, language)}>
                    {relativeTime(savedAt, now, language)}
                  </time>
                </>
              }
              end={<Status state={state} />}
              href={hrefOf(`/collections/${collection}/${id}`)}
              key={`${collection} ${id}`}
              title={title || t('untitled')}
            />
          )
        })}
      </List>
    </SettingsCard>
  )
}
