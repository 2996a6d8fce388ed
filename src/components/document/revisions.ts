'use client'

import { createRevision } from './createRevision'

const performances = createRevision()

/** Call it when performances of the event on screen were added, changed or removed outside its form. */
export const reportPerformancesChanged = performances.note

/** Changes whenever they were, so that data loaded before can be discarded. */
export const usePerformanceRevision = performances.useTurn

const publications = createRevision()

/** Call it when documents other than the one on screen were published from its screen. */
export const reportPublished = publications.note

/** Changes whenever they were, so that statuses loaded before can be discarded. */
export const usePublishRevision = publications.useTurn

const schedules = createRevision()

/** Call it when a schedule was set or cancelled. */
export const reportScheduleChanged = schedules.note

/** Changes whenever one was, so that schedules loaded before can be discarded. */
export const useScheduleRevision = schedules.useTurn
