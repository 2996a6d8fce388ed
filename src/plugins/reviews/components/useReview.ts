'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useChangesOf } from '@/components/calls/changes/useChangesOf'
import { useRead } from '@/exports/client'
import { createRevision } from '@/components/document/createRevision'
import type { Review } from '../lib/review'

const revision = createRevision()

/** Call after a review was requested, answered or withdrawn, to reload it in all components. */
export const refreshReviews = revision.note

interface ReviewOnScreen {
  /** Null while loading and if there is none. */
  review: Review | null
  mayDecide: boolean
  path: `/${string}` | null
}

/** Reads the review of the open document. Reloads it after publishing, when somebody answers it, and when the window regains focus. */
export function useReview(): ReviewOnScreen {
  const { collectionSlug, hasPublishedDoc, id, isTrashed, unpublishedVersionCount } = useDocumentInfo()
  const path = collectionSlug && id && !isTrashed ? (`/documents/${collectionSlug}/${id}/review` as const) : null
  const { data, reload } = useRead<{ mayDecide: boolean; review: Review | null }>(path, {
    reloadsOnFocus: true,
    revision: `${revision.useTurn()} ${hasPublishedDoc} ${unpublishedVersionCount === 0}`,
  })
  useChangesOf(path ? ['reviews'] : [], reload)
  return { mayDecide: data?.mayDecide ?? false, path, review: data?.review ?? null }
}
