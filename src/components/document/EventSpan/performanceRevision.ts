'use client'

import { createRevision } from '../createRevision'

const revision = createRevision()

/** To be called when performances of the event on screen were added, changed or taken away from somewhere else than its form. */
export const notePerformancesChanged = revision.note

/** Another number each time that they were: what is known of them is outdated. */
export const usePerformanceRevision = revision.useTurn
