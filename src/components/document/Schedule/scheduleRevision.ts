'use client'

import { createRevision } from '../createRevision'

const revision = createRevision()

/** To be called when a time was set or cancelled. */
export const noteSchedule = revision.note

/** Another number each time: what is known of the times that are set is outdated. */
export const useScheduleRevision = revision.useTurn
