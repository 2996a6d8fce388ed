'use client'

import { createRevision } from '../createRevision'

const revision = createRevision()

/** Call it when documents other than the one on screen were published from its screen. */
export const reportPublished = revision.note

/** Changes whenever they were, so that statuses loaded before can be discarded. */
export const usePublishRevision = revision.useTurn
