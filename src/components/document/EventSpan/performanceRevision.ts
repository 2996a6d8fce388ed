'use client'

import { createRevision } from '../createRevision'

const revision = createRevision()

/** Call it when performances of the event on screen were added, changed or removed outside its form. */
export const reportPerformancesChanged = revision.note

/** Changes whenever they were, so that data loaded before can be discarded. */
export const usePerformanceRevision = revision.useTurn
