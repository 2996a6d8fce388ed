'use client'

import { createRevision } from '../createRevision'

const revision = createRevision()

/** To be called when other documents than the one on screen were published from it. */
export const notePublishedAlong = revision.note

/** Another number each time that other documents were published from this screen: what is known of their states is outdated. */
export const usePublishedAlong = revision.useTurn
