'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useRead } from '../../../components/calls/useRead'
import { createRevision } from '../../../components/document/createRevision'
import type { Review } from '../lib/review'

const turn = createRevision()

/** To be called when a review was asked for, answered or withdrawn here. */
export const noteReview = turn.note

interface ReviewOnScreen {
  /** Null while it is not known, and where there is none. */
  review: Review | null
  mayDecide: boolean
  path: `/${string}` | null
}

/** The review of the document on screen. Read again after publishing, and when somebody comes back to the window. */
export function useReview(): ReviewOnScreen {
  const { collectionSlug, hasPublishedDoc, id, isTrashed, unpublishedVersionCount } = useDocumentInfo()
  const path =
    collectionSlug && id !== undefined && !isTrashed ? (`/documents/${collectionSlug}/${id}/review` as const) : null
  const { data } = useRead<{ mayDecide: boolean; review: Review | null }>(path, {
    refocuses: true,
    revision: `${turn.useTurn()} ${hasPublishedDoc} ${unpublishedVersionCount === 0}`,
  })
  return { mayDecide: data?.mayDecide ?? false, path, review: data?.review ?? null }
}
