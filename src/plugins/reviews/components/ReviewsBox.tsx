import { getTranslation } from '@payloadcms/translations'
import { List, ListRow, SettingsCard, Status } from '@/exports/client'
import { callboardOf, documentKey, readDocumentNames, translatorOf } from '@/exports/server'
import { hasPermission, hrefs } from '@/exports/shared'
import type { DashboardBoxProps } from '@/exports/types'
import { publishKey } from '@/access/permissions'
import { findPersonNames } from '@/collections/hooks/findPersonName'
import { isolateText } from '@/lib/text/isolated'
import { relativeTime } from '@/lib/time/relativeTime'
import { listReviewsFor, type StoredReview } from '../lib/reviews'

const MAX_REVIEWS = 20

/** Dashboard box: reviews that wait for this person, and those they have asked for. */
export async function ReviewsBox({ person, req, tenant }: DashboardBoxProps) {
  const types = new Map(callboardOf(req.payload).contentTypes.map((type) => [type.slug, type]))
  const collections = [...types.values()].flatMap(({ group, slug }) =>
    group.hasPublish !== false && hasPermission(person, publishKey(group), tenant.id) ? [slug] : [],
  )
  const reviews = await listReviewsFor(req, {
    collections,
    limit: MAX_REVIEWS,
    personId: person.id,
    tenantId: tenant.id,
  })
  const names = await readDocumentNames(
    req,
    reviews.map(({ collection, documentId: id }) => ({ collection, id })),
    tenant.id,
  )
  const shown = reviews.filter(({ collection, documentId: id }) => names.has(documentKey({ collection, id })))
  if (shown.length === 0) return null
  const t = translatorOf(req.i18n)
  const hrefOf = hrefs(req)
  const now = new Date()
  const people = await findPersonNames(
    req,
    shown.flatMap(({ answeredBy, askedBy }) => [answeredBy ?? [], askedBy ?? []].flat()),
  )

  const sentenceOf = ({ answeredAt, answeredBy, askedAt, askedBy, state }: StoredReview): string => {
    const since = (moment: Date): string => relativeTime(moment, now, req.i18n.language)
    const nameOf = (id: string | null): string => isolateText(people.get(id ?? '') ?? t('reviewSomebody'))
    if (state === 'sentBack')
      return t('reviewSentBackBy', { person: nameOf(answeredBy), time: since(answeredAt ?? askedAt) })
    return askedBy === person.id
      ? t('reviewWaits', { time: since(askedAt) })
      : t('reviewAskedBy', { person: nameOf(askedBy), time: since(askedAt) })
  }

  return (
    <SettingsCard isFlush title={t('reviewsTitle')}>
      <List>
        {shown.map((storedReview) => {
          const { answer, collection, documentId: id, note, state } = storedReview
          const labels = types.get(collection)?.collection.labels
          const text = state === 'sentBack' ? answer : note
          return (
            <ListRow
              detail={
                <>
                  {getTranslation(labels?.singular ?? collection, req.i18n)} · {sentenceOf(storedReview)}
                  {text && ` · ${isolateText(text)}`}
                </>
              }
              end={<Status state={state === 'sentBack' ? 'sent_back' : 'waiting'} />}
              href={hrefOf(`/collections/${collection}/${id}`)}
              key={id}
              title={names.get(documentKey({ collection, id }))?.title || t('untitled')}
            />
          )
        })}
      </List>
    </SettingsCard>
  )
}
