'use client'

import { createRevision } from '../createRevision'

const revision = createRevision()

/** Call it when a schedule was set or cancelled. */
export const reportScheduleChanged = revision.note

/** Changes whenever one was, so that schedules loaded before can be discarded. */
export const useScheduleRevision = revision.useTurn
